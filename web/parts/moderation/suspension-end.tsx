import { useState } from 'react';
import { DAY } from '#shared/limits.ts';
import { entriesOf, nameIn } from '#shared/names-of.ts';
import * as words from '#words/moderation/suspension-end.ts';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { serverNow } from '../../lib/device/server-clock.ts';
import { localMinute } from '../../lib/time/local-minute.ts';

type Length = keyof typeof words.lengths;
const LENGTHS = entriesOf(words.lengths);
const DAYS: Partial<Record<Length, number>> = { day: 1, week: 7, month: 30 };

interface SuspensionEndProps {
  /** ISO 8601; undefined for a suspension that lasts until it is lifted. */
  onChange(until: string | undefined): void;
  /** The end date's error. */
  error: string | undefined;
}

/** The choice of how long a suspension lasts. */
export function SuspensionEnd({ onChange, error }: SuspensionEndProps) {
  const [length, setLength] = useState<Length>('lifted');
  const [end, setEnd] = useState(() => localMinute(serverNow() + 7 * DAY));
  const choose = (value: string) => {
    const chosen = nameIn(words.lengths, value);
    if (chosen === undefined) return;
    setLength(chosen);
    const days = DAYS[chosen];
    if (days !== undefined) onChange(new Date(serverNow() + days * DAY).toISOString());
    else onChange(chosen === 'chosen' ? timeIn(end) : undefined);
  };
  return (
    <>
      <Field label={words.howLong} error={length === 'chosen' ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            value={length}
            onChange={({ target }) => choose(target.value)}
            options={LENGTHS}
          />
        )}
      </Field>
      {length === 'chosen' && (
        <Field label={words.end} error={error}>
          {(control) => (
            <TimeInput
              {...control}
              value={end}
              onChange={({ target }) => {
                setEnd(target.value);
                onChange(timeIn(target.value));
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** Returns an invalid time unchanged: the contract then refuses it. @param written in the device's time zone */
function timeIn(written: string): string {
  const time = new Date(written);
  return Number.isNaN(time.getTime()) ? written : time.toISOString();
}
