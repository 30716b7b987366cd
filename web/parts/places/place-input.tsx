import { placeName } from '#shared/places/place-name.ts';
import * as words from '#words/places.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { SuggestingInput, type SuggestingInputProps } from '../../components/forms/suggesting-input.tsx';
import { useTypedPlace } from './use-typed-place.ts';

interface PlaceInputProps extends Omit<SuggestingInputProps, 'label' | 'suggestions' | 'onChoose'> {
  /** The place whose surroundings are suggested first. */
  near?: string | undefined;
  /** Says what happens with an unknown place. */
  unknown: string;
}

/** A place as people write it, with suggestions. */
export function PlaceInput({ value, near, unknown, ...control }: PlaceInputProps) {
  const data = useTypedPlace(value, near);
  return (
    <div className="grid gap-1.5">
      <SuggestingInput
        {...control}
        value={value}
        autoCapitalize="words"
        label={words.suggestions}
        suggestions={(data?.places ?? []).map(placeName)}
      />
      <PlaceReading written={value} near={near} unknown={unknown} />
    </div>
  );
}

interface PlaceReadingProps {
  written: string;
  near?: string | undefined;
  unknown: string;
}

/** Says how the typed place was understood, or what happens with an unknown one. Renders nothing until that is certain. */
function PlaceReading({ written, near, unknown }: PlaceReadingProps) {
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
