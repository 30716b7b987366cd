import { close as closeLabel } from '#words/general/form.ts';
import { nearMe } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/marketplace-tools.ts';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useIsSlow } from '../../../components/use-is-slow.ts';
import { PlaceForm } from '../../../parts/places/place-form.tsx';
import type { NearMe } from '../../../parts/places/use-near-me.ts';

/**
 * Shows that the location is being found, or asks for a place if it could not be found. For a place in the address, the
 * list shows this itself.
 */
export default function NearPanel({ phase, isLost, problem, find, locate, close }: NearMe) {
  const isWorking = phase === 'locating';
  const isSlow = useIsSlow(isWorking);
  if (isLost || (isWorking && !isSlow)) return null;
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
        <div className="-mx-4 flex flex-wrap gap-2">
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
