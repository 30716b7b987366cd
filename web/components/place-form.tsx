import { type FormEvent, useRef, useState } from 'react';
import { readAskedPlace } from '#shared/places/asked-place.ts';
import { findPlace, type Place } from '#shared/places/endpoints.ts';
import { ApiError, call } from '../lib/api-client.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';

interface PlaceFormProps {
  label: string;
  /** Beside other things that matter more: in one line where there is room. */
  isSmall?: boolean;
  /** The button's words. */
  action: string;
  /** @param asked as it was looked up */
  onFound(asked: string, place: Place): void;
  /** What to do about a place that is not known, instead of saying so. @param asked as it was written */
  onMissing?: (asked: string) => void;
}

const NOT_FOUND = 'We could not find that place. Try a ZIP code, or a town and its state.';

/** Asks for a ZIP code or a town, and finds it. */
export function PlaceForm({ label, action, isSmall = false, onFound, onMissing }: PlaceFormProps) {
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
      onFound(read.q, await call(findPlace, { query: read }));
    } catch (failure) {
      const isAbsent = failure instanceof ApiError && failure.status === 404;
      if (isAbsent && onMissing) onMissing(asked);
      else {
        setError(!isAbsent && failure instanceof ApiError ? failure.message : NOT_FOUND);
        input.current?.focus();
      }
    }
    setBusy(false);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <div className={`min-w-0 flex-1 ${isSmall ? 'basis-32' : 'basis-60'}`}>
        <Field label={label} hint="Such as 04101, or Portland, ME" error={error}>
          {(control) => <TextInput {...control} ref={input} autoComplete="postal-code" maxLength={200} />}
        </Field>
      </div>
      <Button
        type="submit"
        variant={isSmall ? 'secondary' : 'primary'}
        size={isSmall ? 'normal' : 'large'}
        className="min-h-12"
        busy={isBusy ? 'Looking...' : undefined}
      >
        {action}
      </Button>
    </form>
  );
}
