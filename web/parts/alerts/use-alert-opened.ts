import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { openAlert } from '#shared/alerts/endpoints.ts';
import { ALERT_PARAMETER } from '#shared/alerts/links.ts';
import { call } from '../../lib/api/api-client.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';

/** Counts a visit by the link of an alert email once, and takes its token out of the address. */
export function useAlertOpened(): void {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const token = query.get(ALERT_PARAMETER);
  const count = useEffectEvent(() => {
    if (token === null) return;
    setQuery((now) => changeParams(now, { [ALERT_PARAMETER]: undefined }), { replace: true, state });
    // It is only a count, so a request that fails is not retried.
    call(openAlert, { query: { token } }).catch(() => undefined);
  });
  useEffect(() => {
    if (token !== null) count();
  }, [token]);
}
