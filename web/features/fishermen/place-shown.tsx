import { DEFAULT_CENTRE_NAME } from '#shared/places/asked-place.ts';
import * as words from '#words/fishermen/fishermen.ts';
import { RichText } from '../../components/text/rich-text.tsx';
import { useIsSlow } from '../../components/use-is-slow.ts';
import type { NearMe } from '../../parts/places/use-near-me.ts';

/** Around which place the fishermen below are; has its room while that is looked up, so that nothing moves. */
export function PlaceShown({ place, isOn, isLost }: NearMe) {
  const isSlow = useIsSlow(isLost);
  return (
    <div role="status" className={isOn ? 'min-h-[1lh]' : 'sr-only'}>
      {isSlow && words.findingLocation}
      {place && (
        <p className="wrap-anywhere">
          <RichText
            text={words.within}
            tags={{ place: () => <b>{place.isKnown ? place.name : DEFAULT_CENTRE_NAME}</b> }}
          />
          {!place.isKnown && words.placeUnknown(place.name)}
        </p>
      )}
    </div>
  );
}
