import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findPlace } from '#shared/places/endpoints.ts';
import { toast } from '../../components/toast.tsx';
import { ApiError, call } from '../../lib/api-client.ts';
import { aroundDefault, aroundMe, aroundPlace } from '../../lib/around.ts';
import type { Here } from '../../lib/here.ts';
import { locate, mayLocate, NotLocated } from '../../lib/locate.ts';
import { OBSTACLES, type Problem } from '../../lib/obstacle-words.ts';

/** Places by what the address calls them. Survives going to a profile and back. Never stored: one may be where somebody lives. */
const known = new Map<string, Here>();

/**
 * Where the directory looks around. The address of the page says it: `near` is `me`, or a ZIP code or town as somebody wrote it, and never a
 * position. Where that is has to be found out after each load.
 */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const near = params.get('near')?.trim() || undefined;
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [, showFound] = useReducer((count: number) => count + 1, 0);
  const here = near === undefined ? undefined : known.get(near);
  const isLost = near !== undefined && !here;

  const setNear = (next: string | undefined, replace = false) =>
    setParams(next === undefined ? {} : { near: next }, { replace });

  /** @param name what the address calls it */
  const keep = (found: Here, name = found.near) => {
    known.set(name, found);
    setProblem(undefined);
    showFound();
  };
  const find = (found: Here) => {
    keep(found);
    setNear(found.near);
  };

  const locateMe = async () => {
    setLocating(true);
    setProblem(undefined);
    try {
      find(aroundMe(await locate()));
      toast(ENABLED);
    } catch (error) {
      fail(error);
    }
    setLocating(false);
  };

  const fail = (error: unknown) => {
    const words = OBSTACLES[error instanceof NotLocated ? error.obstacle : 'unknown'];
    toast({ kind: 'bad', ...words });
    setProblem(words);
  };

  const findAgain = useEffectEvent(async (name: string, signal: AbortSignal) => {
    const found = await lookUp(name, signal);
    if (signal.aborted) return;
    if (found instanceof NotLocated) fail(found);
    else if (!found) setProblem(NOT_LOOKED_UP);
    else if (found !== 'not allowed') return keep(found, name);
    setNear(undefined, true);
  });
  useEffect(() => {
    if (near === undefined || !isLost) return;
    const ending = new AbortController();
    void findAgain(near, ending.signal);
    return () => ending.abort();
  }, [near, isLost]);

  return {
    /** Undefined while nobody asked, and while it is looked up. */
    here,
    isLost,
    isLocating,
    problem,
    find,
    locate: () => void locateMe(),
    clear() {
      setProblem(undefined);
      setNear(undefined);
    },
  };
}

export type PlaceChoice = ReturnType<typeof usePlace>;

/** Finds what an address names; somebody who only opened a link is not asked for their position. */
async function lookUp(
  name: string,
  signal: AbortSignal,
): Promise<Here | NotLocated | 'not allowed' | undefined> {
  try {
    if (name === 'me') return (await mayLocate()) ? aroundMe(await locate()) : 'not allowed';
    return aroundPlace(name, await call(findPlace, { query: { q: name }, signal }));
  } catch (error) {
    if (error instanceof NotLocated) return error;
    return error instanceof ApiError && error.status === 404 ? aroundDefault(name) : undefined;
  }
}

const ENABLED = {
  kind: 'good',
  title: 'Location enabled',
  description: 'Showing fishermen within 35 miles of your location.',
} as const;

const NOT_LOOKED_UP = { title: 'The place could not be looked up', description: 'Try again.' };
