import { type Me, useSession } from './session.tsx';

/** Of who is signed in: they may read and leave, and the server refuses all else. Undefined for everybody else. */
export function useSuspension(): Me['suspension'] {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.me : undefined;
  return me?.isSuspended ? (me.suspension ?? {}) : undefined;
}
