import { useEffect, useState } from 'react';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { useSession } from '../../lib/session/session.tsx';

/** The person's place if it is known without asking: that of their profile, or the position if they allowed it before. */
export function useKnownPlace(): NearPlace | undefined {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.me : undefined;
  const isVisitor = session.status === 'signed-out';
  const home = me?.profiles.find(({ isPrimary }) => isPrimary)?.location;
  const name = home || (me || isVisitor ? 'me' : undefined);
  const [place, setPlace] = useState<NearPlace>();
  useEffect(() => {
    if (name === undefined) return;
    const ending = new AbortController();
    const find = async () => {
      const { lookUp } = await import('../../lib/near-me/locate.ts');
      const located = await lookUp(name, false, ending.signal);
      if (!ending.signal.aborted) setPlace('place' in located ? located.place : undefined);
    };
    // Without a place, the newest are shown.
    find().catch(() => undefined);
    return () => ending.abort();
  }, [name]);
  return place;
}
