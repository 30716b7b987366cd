import { type Me, useMe } from './session.tsx';

/**
 * The signed-in person's suspension, during which the server allows only reading and deleting the account. Undefined
 * for everybody else.
 */
export function useSuspension(): Me['suspension'] {
  const me = useMe();
  return me?.isSuspended ? (me.suspension ?? {}) : undefined;
}
