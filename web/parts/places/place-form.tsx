import { type ReactNode, useRef, useState } from 'react';
import { readAskedPlace } from '#shared/places/asked-place.ts';
import { findPlace } from '#shared/places/endpoints.ts';
import * as words from '#words/general/form.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { type NearPlace, namedPlace, unknownPlace } from '../../lib/near-me/near-place.ts';

interface PlaceFormProps {
  /** For use beside other things, where its button is not the main action. */
  isSmall?: boolean;
  /** The button's words. */
  action: string;
  /** Uses the default centre for an unknown place, instead of showing an error. */
  acceptsUnknown?: boolean;
  onFound(place: NearPlace): void;
  /** Other ways to choose a place, after the button. */
  children?: ReactNode;
}

/** Asks for a ZIP code or a town, and finds it. */
export function PlaceForm({
  action,
  isSmall = false,
  acceptsUnknown = false,
  onFound,
  children,
}: PlaceFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const { isBusy, run } = useAction(async () => {
    const asked = input.current?.value.trim() ?? '';
    const read = readAskedPlace(asked);
    setError('issue' in read ? read.issue : undefined);
    if ('issue' in read) return input.current?.focus();
    try {
      onFound(namedPlace(read.q, await call(findPlace, { query: read })));
    } catch (failure) {
      const isAbsent = failure instanceof ApiError && failure.status === 404;
      if (isAbsent && acceptsUnknown) onFound(unknownPlace(asked));
      else {
        setError(!isAbsent && failure instanceof ApiError ? failure.message : words.placeNotFound);
        input.current?.focus();
      }
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Field label={words.place} hint={words.placeHint} error={error}>
        {(control) => (
          // All controls are above the error, so that it moves none of them.
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <div className="min-w-0 flex-1 basis-36">
              <TextInput {...control} ref={input} autoComplete="postal-code" maxLength={200} />
            </div>
            <Button
              type="submit"
              variant={isSmall ? 'secondary' : 'primary'}
              size={isSmall ? 'normal' : 'large'}
              className="min-h-12"
              busy={isBusy ? words.looking : undefined}
            >
              {action}
            </Button>
            {children}
          </div>
        )}
      </Field>
    </form>
  );
}
