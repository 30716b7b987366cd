import * as words from '#words/landings/announcing.ts';
import { repeat } from '#words/series/repeating.ts';
import { Checkbox } from '../../../components/forms/inputs.tsx';
import { LastDayField, WeekdaysField } from '../../../parts/series/week-fields.tsx';
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
        label={repeat}
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
  return (
    <>
      <WeekdaysField
        id={form.idOf('weekdays')}
        value={form.watch('weekdays')}
        error={form.errorOf('weekdays')}
        onChange={(weekdays) => form.setValue('weekdays', weekdays)}
      />
      <LastDayField form={form} name="lastDay" />
    </>
  );
}
