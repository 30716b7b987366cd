import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openInvitation } from '#shared/invitations/endpoints.ts';
import type { OpenedInvitation } from '#shared/invitations/schemas.ts';
import { invited } from '#words/accounts/auth.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { call, messageOf } from '../../../lib/api/api-client.ts';

/** In the fragment, which no server, log or Referer sees. */
const TOKEN = /^#invitation=([\w-]{1,200})$/;

/** Looks up what somebody wrote when they asked for the invitation whose link opened the page. Without it they can sign up as well. */
export function useInvitation(onFound: (found: OpenedInvitation) => void): void {
  const named = TOKEN.exec(useLocation().hash)?.[1];
  // The next step has no fragment, and the way back has it again: it is asked for once, and waited for on every step.
  const [token, setToken] = useState(named);
  if (named !== undefined && named !== token) setToken(named);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    call(openInvitation, { params: { token }, signal: leaving.signal })
      .then((invitation) => {
        found(invitation);
        toast({ ...invited, kind: 'good' });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) toast({ title: messageOf(error), kind: 'bad' });
      });
    return () => leaving.abort();
  }, [token]);
}
