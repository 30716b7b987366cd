import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { VIA, wayIn } from '#shared/share-ways.ts';
import { countSharedVisit } from '#shared/sharing/endpoints.ts';
import type { SharedVisit } from '#shared/sharing/links.ts';
import { call, newIdempotencyKey } from '../../lib/api/api-client.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';

type Visited = Pick<SharedVisit, 'kind' | 'id'> & { ownerId: string };

/**
 * Where somebody came by a shared link: counts that once, and takes out of the address how the link was passed on, so that it is neither counted nor
 * passed on again. Nobody's own visits are counted, and what does not get through is not counted.
 * @param visited undefined until it is there
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
  // By the router, which would bring it back with the next parameter that a page sets.
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
