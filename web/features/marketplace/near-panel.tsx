import { useEffect, useState } from 'react';
import { close as closeLabel } from '#words/form.ts';
import { nearMe } from '#words/marketplace.ts';
import * as words from '#words/marketplace-tools.ts';
import { Button } from '../../components/button.tsx';
import { PlaceForm } from '../../components/place-form.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { NearMe } from '../../components/use-near-me.ts';

/** A position is often there at once; "Finding your location..." would only flash up. */
const GRACE_MS = 600;

/** Says that the location is being found, or asks for a place where it could not be. */
export default function NearPanel({ phase, isLost, problem, find, locate, close }: NearMe) {
  const isWorking = phase === 'locating' || isLost;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(setSlow, GRACE_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWorking]);

  if (isWorking && !isSlow) return null;
  return (
    <section
      aria-label={nearMe}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4"
    >
      <div role="status">
        <p className="flex items-center gap-2 font-semibold">
          {isWorking && <Spinner />}
          {isWorking ? words.findingLocation : (problem?.title ?? words.whereToLook)}
        </p>
        {!isWorking && problem && <p className="text-muted">{problem.description}</p>}
      </div>
      <PlaceForm action={words.showWhatIsNear} onFound={find} />
      {!isWorking && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={locate}>
            {words.useMyLocation}
          </Button>
          <Button variant="quiet" onClick={close}>
            {closeLabel}
          </Button>
        </div>
      )}
    </section>
  );
}
