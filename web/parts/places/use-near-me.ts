import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Located, LocationProblem } from '../../lib/near-me/locate.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';

/** Places by their value in the address, kept while a detail is open. Never stored: one may be somebody's home. */
const known = new Map<string, NearPlace>();

interface NearMeOptions {
  /** The value in the page's address: `me`, or a ZIP code or town as typed; never a position. */
  near: string | undefined;
  setNear(near: string | undefined, options?: { replace: boolean }): void;
  /** The kind of things listed, for the texts. */
  what: 'catches' | 'fishermen';
  /** Uses the default centre for an unknown place. */
  acceptsUnknown?: boolean;
}

export type NearMe = ReturnType<typeof useNearMe>;

/** Near Me for any list. The address says that it is on and names the place, whose coordinates are looked up after each load. */
export function useNearMe({ near, setNear, what, acceptsUnknown = false }: NearMeOptions) {
  /** `locating`: the browser is asked for the position; `choosing`: it gave none, and a ZIP code or town is asked for. */
  const [phase, setPhase] = useState<'locating' | 'choosing'>();
  const [problem, setProblem] = useState<LocationProblem>();
  const running = useRef<AbortController>(undefined);
  const place = near === undefined ? undefined : known.get(near);
  /** It is on, but the coordinates are not known yet. */
  const isLost = near !== undefined && !place;

  // The address may have changed before the browser gives the position.
  const latest = useRef({ setNear, isLost });
  latest.current = { setNear, isLost };

  const start = () => {
    running.current?.abort();
    running.current = new AbortController();
    setProblem(undefined);
    return running.current.signal;
  };
  const find = (found: NearPlace) => {
    start();
    known.set(found.near, found);
    setPhase(undefined);
    latest.current.setNear(found.near, { replace: latest.current.isLost });
  };
  const settle = (located: Located | undefined) => {
    if (!located) return;
    if ('place' in located) return find(located.place);
    setProblem(located.problem);
    setPhase('choosing');
    if (latest.current.isLost) latest.current.setNear(undefined, { replace: true });
  };

  const locate = async () => {
    const signal = start();
    setPhase('locating');
    const { findMe } = await import('./find-me.ts');
    settle(await findMe(what, signal));
  };

  const findAgain = useEffectEvent(async (name: string, signal: AbortSignal) => {
    const { lookUp } = await import('../../lib/near-me/locate.ts');
    const located = await lookUp(name, acceptsUnknown, signal);
    if (signal.aborted) return;
    if ('place' in located) known.set(name, located.place);
    settle(located);
  });
  useEffect(() => {
    if (near === undefined || !isLost) return;
    const ending = new AbortController();
    void findAgain(near, ending.signal);
    return () => ending.abort();
  }, [near, isLost]);

  const clear = () => {
    start();
    setPhase(undefined);
    setNear(undefined);
  };
  return {
    /** Undefined while it is off or being looked up. */
    place,
    isOn: near !== undefined,
    isLost,
    phase,
    problem,
    find,
    locate: () => void locate(),
    clear,
    close: () => setPhase(undefined),
  };
}
