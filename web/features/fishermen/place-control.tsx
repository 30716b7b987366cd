import { DEFAULT_CENTRE_NAME } from '#shared/places/asked-place.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons.tsx';
import { PlaceForm } from '../../components/place-form.tsx';
import { aroundDefault, aroundPlace } from '../../lib/around.ts';
import type { PlaceChoice } from './use-place.ts';

/** Where to look for fishermen: around the visitor, around a place they name, or everywhere. */
export function PlaceControl({ here, isLost, isLocating, problem, find, locate, clear }: PlaceChoice) {
  return (
    <section
      aria-label="Location"
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div role="status" className="empty:hidden">
        {here && (
          <p className="wrap-anywhere">
            Within 35 miles of <b>{here.isKnown ? here.name : DEFAULT_CENTRE_NAME}</b>
            {!here.isKnown && `: we do not know where “${here.name}” is.`}
          </p>
        )}
        {!here && problem && (
          <>
            <p className="font-semibold">{problem.title}</p>
            <p className="text-muted">{problem.description}</p>
          </>
        )}
      </div>
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:gap-6">
        <div className="md:flex-1">
          <PlaceForm
            isSmall
            label="ZIP code or town"
            action="Show nearby"
            onFound={(asked, place) => find(aroundPlace(asked, place))}
            onMissing={(asked) => find(aroundDefault(asked))}
          />
        </div>
        <div className="-ml-4 flex flex-wrap md:ml-0">
          <Button
            variant="quiet"
            onClick={locate}
            busy={isLocating || isLost ? 'Finding your location...' : undefined}
          >
            <Icon name="pin" />
            Use my location
          </Button>
          {here && (
            <Button variant="quiet" onClick={clear}>
              Clear location
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
