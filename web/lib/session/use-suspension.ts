import { type Me, useMe } from './session.tsx';

/** Of who is signed in: they may read and leave, and the server refuses all else. Undefined for everybody else. */
export function useSuspension(): Me['suspension'] {
  const me = useMe();
  return me?.isSuspended ? (me.suspension ?? {}) : undefined;
}
