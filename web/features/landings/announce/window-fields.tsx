import type { ReactNode } from 'react';
import { entriesOf } from '#shared/names-of.ts';
import * as words from '#words/landings/announcing.ts';
import { Button } from '../../../components/button.tsx';
import { BoundField, SelectField } from '../../../components/forms/bound-fields.tsx';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { dayOf } from '../../../lib/time/day-of.ts';
import { dayWords } from '../../../lib/time/pickup-times.ts';
import { landingDays } from '../landing-days.ts';
import type { AnnounceFormState } from './announce-form-state.ts';
import { isOvernight, windowIn } from './landing-form.ts';

/** Starts that can be chosen with one tap, in hours from now. */
const SOON = [1, 2, 4];

function nextDays() {
  const today = dayOf(serverNow());
  return landingDays(today).map((day) => [day, dayWords(day, today)] as const);
}

/** When the boat lands, in local time. */
export function WindowFields({ form, children }: { form: AnnounceFormState; children: ReactNode }) {
  const isRepeated = form.watch('isRepeated');
  const [day, from, until] = form.watch(['day', 'from', 'until']);
  const choose = (hours: number) => {
    const window = windowIn(hours, serverNow());
    for (const [name, value] of entriesOf(window)) form.setValue(name, value);
  };
  return (
    <FormSection title={words.when}>
      {!isRepeated && (
        <>
          <div className="flex flex-wrap gap-2 *:grow *:px-2 md:*:grow-0 md:*:px-4">
            {SOON.map((hours) => (
              <Button key={hours} variant="secondary" onClick={() => choose(hours)}>
                {words.inHours(hours)}
              </Button>
            ))}
          </div>
          <SelectField form={form} name="day" label={words.day} options={nextDays()} />
        </>
      )}
      <div className="pair items-start gap-3">
        {(['from', 'until'] as const).map((name) => (
          <BoundField key={name} form={form} name={name} label={words.hoursOfWindow[name]}>
            {(control) => <TextInput {...control} type="time" className="[contain:inline-size]" />}
          </BoundField>
        ))}
      </div>
      {isOvernight({ day, from, until }) && <p className="-mt-2 text-sm text-muted">{words.intoNextDay}</p>}
      {children}
    </FormSection>
  );
}
