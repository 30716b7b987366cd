import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { VIA } from '#shared/pages/pages.ts';
import { wayIn } from '#shared/share-ways.ts';
import { countSharedVisit } from '#shared/sharing/endpoints.ts';
import type { SharedVisit } from '#shared/sharing/links.ts';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';

type Visited = Pick<SharedVisit, 'kind' | 'id'> & { ownerId: string };

/**
 * Counts a visit by a shared link once, and removes the link's channel from the address, so that it is neither counted nor
 * passed on again. Visits by owners are not counted, and a request that fails is not retried.
 * @param visited undefined until it has loaded
 */
export function useCountVisit(visited: Visited | undefined): void {
  const session = useSession();
  const isKnown = session.status === 'signed-out' || (session.status === 'signed-in' && !!session.me);
  const me = useMe()?.user.id;
  const { kind, id, ownerId } = visited ?? {};
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const isNamed = query.has(VIA);
  const via = wayIn(query);
  // Done by the router, which would otherwise bring it back with the next parameter that a page sets.
  const leaveOut = useEffectEvent(() =>
    setQuery(
      (now) => {
        now.delete(VIA);
        return now;
      },
      { replace: true, state },
    ),
  );
  useEffect(() => {
    if (kind === undefined || id === undefined || !isKnown || !isNamed) return;
    leaveOut();
    if (via === undefined || me === ownerId) return;
    const body = { kind, id, via };
    call(countSharedVisit, { body, idempotencyKey: newIdempotencyKey() }).catch(() => undefined);
  }, [kind, id, ownerId, me, isKnown, isNamed, via]);
}
