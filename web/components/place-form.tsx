import { type FormEvent, useRef, useState } from 'react';
import { findPlace, type Place } from '#shared/places/endpoints.ts';
import { ApiError, call } from '../lib/api-client.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';

interface PlaceFormProps {
  label: string;
  /** The button's words. */
  action: string;
  /** @param asked as it was written */
  onFound(asked: string, place: Place): void;
}

const NOT_FOUND = 'We could not find that place. Try a ZIP code, or a town and its state.';

/** Asks for a ZIP code or a town, and finds it. */
export function PlaceForm({ label, action, onFound }: PlaceFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = input.current?.value.trim() ?? '';
    const issue = issueOf(asked);
    setError(issue);
    if (issue !== undefined) return input.current?.focus();
    setBusy(true);
    try {
      onFound(asked, await call(findPlace, { query: { q: asked } }));
    } catch (failure) {
      const isAbsent = failure instanceof ApiError && failure.status === 404;
      setError(isAbsent ? NOT_FOUND : failure instanceof ApiError ? failure.message : NOT_FOUND);
      input.current?.focus();
    }
    setBusy(false);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Field label={label} hint="Such as 04101, or Portland, ME" error={error}>
          {(control) => <TextInput {...control} ref={input} autoComplete="postal-code" maxLength={200} />}
        </Field>
      </div>
      <Button type="submit" size="large" busy={isBusy ? 'Looking...' : undefined}>
        {action}
      </Button>
    </form>
  );
}

/** First document, section 5: what begins with a digit is meant to be a ZIP code. */
function issueOf(asked: string): string | undefined {
  if (asked.length < 2) return 'Please enter a ZIP code or a town';
  return /^\d/.test(asked) && !/^\d{5}(?:[- ]?\d{4})?$/.test(asked) ? 'Invalid ZIP code format' : undefined;
}
