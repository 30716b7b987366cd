import { useState } from 'react';
import type { Here } from '../../lib/here.ts';
import type { ChangeSearch } from './use-search.ts';

/** Survives going to a detail and back. Never stored: it may be where somebody lives. */
let lastHere: Here | undefined;

/**
 * Near Me. The address says that it is on and for what place; where that is has to be found out after each load, which NearPanel does.
 * `locating`: the browser is asked for the position; `choosing`: it gave none, and a ZIP code or town is asked for.
 */
export function useNear(near: string | undefined, change: ChangeSearch) {
  const [here, setHere] = useState(lastHere);
  const [phase, setPhase] = useState<'locating' | 'choosing'>();
  const isOn = near !== undefined;
  const isLost = isOn && here?.near !== near;
  return {
    near,
    phase,
    isOn,
    /** It is on, but where is not known yet. */
    isLost,
    here: isOn && !isLost ? here : undefined,
    toggle() {
      setPhase(isOn ? undefined : 'locating');
      if (isOn) change({ near: undefined });
    },
    find(found: Here) {
      lastHere = found;
      setHere(found);
      setPhase(undefined);
      change({ near: found.near }, { replace: isLost });
    },
    fail() {
      setPhase('choosing');
      if (isOn) change({ near: undefined }, { replace: true });
    },
    locate: () => setPhase('locating'),
    close: () => setPhase(undefined),
  };
}

export type Near = ReturnType<typeof useNear>;
