import { useEffect } from 'react';
import { VIA, wayIn } from '#shared/share-ways.ts';
import { countSharedVisit } from '#shared/sharing/endpoints.ts';
import type { SharedVisit } from '#shared/sharing/links.ts';
import { call, newIdempotencyKey } from './api-client.ts';
import { useSession } from './session.tsx';

interface Visited extends Pick<SharedVisit, 'kind' | 'id'> {
  /** Of a person, or of an organization. */
  ownerId: string;
}

/**
 * Where somebody came by a shared link: counts that once, and takes out of the address how the link was passed on, so that it is neither counted nor
 * passed on again. Nobody's own visits are counted, and what does not get through is not counted.
 * @param visited undefined until it is there
 */
export function useCountVisit(visited: Visited | undefined): void {
  const session = useSession();
  const isKnown = session.status === 'signed-out' || (session.status === 'signed-in' && !!session.me);
  const me = session.status === 'signed-in' ? session.me : undefined;
  const { kind, id, ownerId } = visited ?? {};
  const isOwn = me?.user.id === ownerId || !!me?.organizations.some((each) => each.id === ownerId);
  useEffect(() => {
    if (kind === undefined || id === undefined || !isKnown) return;
    const via = takeWay();
    if (via === undefined || isOwn) return;
    const body = { kind, id, via };
    call(countSharedVisit, { body, idempotencyKey: newIdempotencyKey() }).catch(() => undefined);
  }, [kind, id, isOwn, isKnown]);
}

/** The way that the address names, which it names no more from then on. */
function takeWay() {
  const address = new URL(window.location.href);
  const via = wayIn(address.searchParams);
  if (!address.searchParams.has(VIA)) return undefined;
  address.searchParams.delete(VIA);
  window.history.replaceState(window.history.state, '', address);
  return via;
}
