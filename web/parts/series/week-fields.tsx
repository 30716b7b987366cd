import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as words from '#words/series/repeating.ts';
import { BoundField } from '../../components/forms/bound-fields.tsx';
import { FieldError } from '../../components/forms/field.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { serverNow } from '../../lib/device/server-clock.ts';
import { localMinute } from '../../lib/time/local-minute.ts';
import { WEEKDAYS, weekdayName } from '../../lib/time/weekdays.ts';

interface WeekdaysFieldProps {
  /** The id of the first day's input, where the list of errors leads. */
  id: string;
  /** 0 is Sunday. */
  value: readonly number[];
  error: string | undefined;
  onChange(weekdays: number[]): void;
}

/** The days of the week on which something repeats. */
export function WeekdaysField({ id, value, error, onChange }: WeekdaysFieldProps) {
  const errorId = useId();
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((each) => each !== day) : [...value, day].sort());
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 font-semibold">{words.weekdays}</legend>
      <div className="grid grid-cols-4 gap-2 xs:grid-cols-7">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control border-2 border-edge bg-raised px-1 font-semibold hover:border-ink has-checked:border-accent has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              id={day === 0 ? id : undefined}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
              className="sr-only"
            />
            {weekdayName(day)}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

/** The last day on which something repeats. */
export function LastDayField<Values extends FieldValues>(
  field: Pick<ComponentProps<typeof BoundField<Values>>, 'form' | 'name'>,
) {
  return (
    <BoundField {...field} label={words.lastDay}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={localMinute(serverNow()).slice(0, 10)}
          className="[contain:inline-size]"
        />
      )}
    </BoundField>
  );
}
