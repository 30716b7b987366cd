import * as words from '#words/fishermen/fishermen.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { PlaceForm } from '../../parts/places/place-form.tsx';
import type { NearMe } from '../../parts/places/use-near-me.ts';

/** Chooses where to look for fishermen: near the visitor, near a place they name, or everywhere. */
export function PlaceControl({ place, isOn, phase, problem, find, locate, clear }: NearMe) {
  return (
    <section
      data-needs-script
      aria-label={words.location}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div role="status" className="empty:hidden">
        {!place && problem && (
          <>
            <p className="font-semibold">{problem.title}</p>
            <p className="text-muted">{problem.description}</p>
          </>
        )}
      </div>
      <PlaceForm isSmall action={words.showNearby} acceptsUnknown onFound={find}>
        <div className="-ml-4 flex flex-wrap md:ml-0">
          <Button
            variant="quiet"
            onClick={locate}
            busy={phase === 'locating' ? words.findingLocation : undefined}
          >
            <Icon name="pin" />
            {words.useMyLocation}
          </Button>
          {isOn && (
            <Button variant="quiet" onClick={clear}>
              {words.clearLocation}
            </Button>
          )}
        </div>
      </PlaceForm>
    </section>
  );
}
