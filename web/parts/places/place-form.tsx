import { type FormEvent, useRef, useState } from 'react';
import { readAskedPlace } from '#shared/places/asked-place.ts';
import { findPlace } from '#shared/places/endpoints.ts';
import * as words from '#words/general/form.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { type NearPlace, namedPlace, unknownPlace } from '../../lib/near-me/near-place.ts';

interface PlaceFormProps {
  /** In one line where there is room. */
  isSmall?: boolean;
  /** The button's words. */
  action: string;
  /** Takes the default centre for a place that nobody knows, instead of saying so. */
  acceptsUnknown?: boolean;
  onFound(place: NearPlace): void;
}

/** Asks for a ZIP code or a town, and finds it. */
export function PlaceForm({ action, isSmall = false, acceptsUnknown = false, onFound }: PlaceFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = input.current?.value.trim() ?? '';
    const read = readAskedPlace(asked);
    setError('issue' in read ? read.issue : undefined);
    if ('issue' in read) return input.current?.focus();
    setBusy(true);
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
    setBusy(false);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <div className={`min-w-0 flex-1 ${isSmall ? 'basis-32' : 'basis-60'}`}>
        <Field label={words.place} hint={words.placeHint} error={error}>
          {(control) => <TextInput {...control} ref={input} autoComplete="postal-code" maxLength={200} />}
        </Field>
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
    </form>
  );
}
