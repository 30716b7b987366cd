import { useEffect, useEffectEvent, useState } from 'react';
import { findPlace } from '#shared/places/endpoints.ts';
import { Button } from '../../components/button.tsx';
import { PlaceForm } from '../../components/place-form.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { aroundMe, aroundPlace } from '../../lib/around.ts';
import { locate, mayLocate, NotLocated } from '../../lib/locate.ts';
import { OBSTACLES, type Problem } from '../../lib/obstacle-words.ts';
import type { Near } from './use-near.ts';

/** A position is often there at once; what asks for patience would only flash up. Milliseconds. */
const GRACE = 600;

/** Finds out where Near Me is to look, by the browser or by a place that somebody names. */
export default function NearPanel(near: Near) {
  const [problem, setProblem] = useState<Problem>();
  const [isLate, setLate] = useState(false);
  const { phase, isLost } = near;

  // By the time the browser answers, other filters may have been chosen.
  const find = useEffectEvent(near.find);
  const fail = useEffectEvent((words?: Problem) => {
    setProblem(words);
    near.fail();
  });

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (near.near !== undefined && near.near !== 'me') return await findAgain(near.near, signal);
    // Somebody who only opened a link is not asked for their position.
    if (isLost && !(await mayLocate())) return fail();
    try {
      const at = await locate();
      if (signal.aborted) return;
      if (!isLost) {
        toast({
          kind: 'good',
          title: 'Location enabled',
          description: 'Showing catches within 35 miles of your location.',
        });
      }
      find(aroundMe(at));
    } catch (error) {
      if (signal.aborted) return;
      const words = OBSTACLES[error instanceof NotLocated ? error.obstacle : 'unknown'];
      toast({ kind: 'bad', ...words });
      fail(words);
    }
  });

  const findAgain = async (place: string, signal: AbortSignal) => {
    const found = await call(findPlace, { query: { q: place }, signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (found) return find(aroundPlace(place, found));
    fail({ title: `We could not find “${place}”.`, description: 'Enter another ZIP code or town.' });
  };

  const isWorking = phase === 'locating' || isLost;
  useEffect(() => {
    if (!isWorking) return;
    const ending = new AbortController();
    setProblem(undefined);
    void start(ending.signal);
    const timer = setTimeout(setLate, GRACE, true);
    return () => {
      ending.abort();
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWorking]);

  if (isWorking && !isLate) return null;
  return (
    <section
      aria-label="Near Me"
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4"
    >
      <div role="status">
        <p className="flex items-center gap-2 font-semibold">
          {isWorking && <Spinner />}
          {isWorking ? 'Finding your location...' : (problem?.title ?? 'Where do you want to look?')}
        </p>
        {!isWorking && problem && <p className="text-muted">{problem.description}</p>}
      </div>
      <PlaceForm
        label="ZIP code or town"
        action="Show what is near"
        onFound={(asked, place) => near.find(aroundPlace(asked, place))}
      />
      {!isWorking && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={near.locate}>
            Use my location
          </Button>
          <Button variant="quiet" onClick={near.close}>
            Close
          </Button>
        </div>
      )}
    </section>
  );
}
