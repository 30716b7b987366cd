import { placeName } from '#shared/places/place-name.ts';
import * as words from '#words/places.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { useTypedPlace } from './use-typed-place.ts';

interface PlaceReadingProps {
  written: string;
  near?: string | undefined;
  unknown: string;
}

/** How a place was read, or what becomes of one that nobody knows. Nothing while that is not certain, such as without a network. */
export function PlaceReading({ written, near, unknown }: PlaceReadingProps) {
  const known = useTypedPlace(written, near);
  return (
    <p
      role="status"
      className={`flex items-start gap-1.5 text-sm empty:hidden ${known?.readAs ? 'text-muted' : 'font-medium text-warn'}`}
    >
      {known && (
        <>
          <Icon name={known.readAs ? 'pin' : 'alert'} className="mt-0.5 size-4 shrink-0" />
          <span>{known.readAs ? words.readAs(placeName(known.readAs)) : unknown}</span>
        </>
      )}
    </p>
  );
}
