import * as words from '#words/landings/announcing.ts';
import { BoundField } from '../../../components/forms/bound-fields.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { Checkbox, TextInput } from '../../../components/forms/inputs.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';
import { WEEKDAYS, weekdayName } from '../../../lib/time/weekdays.ts';
import type { AnnounceFormState } from './announce-form-state.ts';

/** Turns a landing into one that repeats every week. */
export function RepeatFields({ form }: { form: AnnounceFormState }) {
  const isRepeated = form.watch('isRepeated');
  const begin = (isOn: boolean) => {
    form.setValue('isRepeated', isOn);
    // The day that was chosen for one landing is the first of the series.
    const { weekdays, day } = form.getValues();
    if (isOn && weekdays.length === 0) form.setValue('weekdays', [new Date(`${day}T00:00`).getDay()]);
  };
  return (
    <>
      <Checkbox
        label={words.repeat}
        checked={isRepeated}
        onChange={(event) => begin(event.target.checked)}
        className="-my-2"
      />
      {isRepeated && (
        <>
          <p className="text-sm text-muted">{words.repeatHint}</p>
          <WeekFields form={form} />
        </>
      )}
    </>
  );
}

/** The days of a landing that repeats every week, and the last one. */
export function WeekFields({ form }: { form: AnnounceFormState }) {
  const weekdays = form.watch('weekdays');
  const error = form.errorOf('weekdays');
  const errorId = form.idOf('weekdays-error');
  const toggle = (day: number) =>
    form.setValue(
      'weekdays',
      weekdays.includes(day) ? weekdays.filter((each) => each !== day) : [...weekdays, day].sort(),
    );
  return (
    <>
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
                id={day === 0 ? form.idOf('weekdays') : undefined}
                checked={weekdays.includes(day)}
                onChange={() => toggle(day)}
                className="sr-only"
              />
              {weekdayName(day)}
            </label>
          ))}
        </div>
        <FieldError id={errorId} message={error} />
      </fieldset>
      <BoundField form={form} name="lastDay" label={words.lastDay}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={localMinute(serverNow()).slice(0, 10)}
            className="[contain:inline-size]"
          />
        )}
      </BoundField>
    </>
  );
}
