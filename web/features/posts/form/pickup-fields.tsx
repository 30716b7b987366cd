import { useController, useFormContext } from 'react-hook-form';
import { PICKUP_SLOTS } from '#shared/limits.ts';
import { availableUntil } from '#shared/posts/pledges/rules.ts';
import * as words from '#words/posts/posting.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { FormField, idOf } from './form-field.tsx';
import type { PostForm } from './post-form.ts';
import { Section } from './section.tsx';
import { SlotFields } from './slot-fields.tsx';
import { EMPTY_SLOT, type FormSlot, suggestedSlots } from './slots.ts';

/** Where and when an organization may fetch the meals. */
export function PickupFields() {
  return (
    <Section title={words.pickup}>
      <p className="-mt-4 text-muted">{words.pickupLead}</p>
      <FormField name="pickupPlace" label={words.pickupPlace} hint={words.pickupPlaceHint} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <PickupTimes />
    </Section>
  );
}

const ADD_ID = idOf('add-slot');

function PickupTimes() {
  const { field } = useController<PostForm, 'slots'>({ name: 'slots' });
  const { watch } = useFormContext<PostForm>();
  const slots = field.value;
  // Adding or removing a time leaves nothing focused: the focus goes to the next sensible element.
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const add = (slot: FormSlot) => {
    field.onChange([...slots, slot]);
    focus(idOf(`slots.${slots.length}`));
  };
  const remove = (index: number) => {
    field.onChange(slots.filter((_, at) => at !== index));
    focus(slots.length > 1 ? idOf(`slots.${Math.max(0, index - 1)}`) : ADD_ID);
  };
  const change = (index: number, slot: FormSlot) =>
    field.onChange(slots.map((each, at) => (at === index ? slot : each)));

  const { freshHours } = useSiteRules();
  const caughtAt = Date.parse(watch('caughtDate'));
  const freshUntil = Number.isNaN(caughtAt)
    ? undefined
    : availableUntil({ storage: watch('storage'), caughtAt }, freshHours);
  const suggested = suggestedSlots(slots, { now: serverNow(), freshUntil });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{words.pickupTimes}</legend>
      {slots.map((slot, index) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is nothing but its place in the list
          key={index}
          index={index}
          slot={slot}
          onChange={(changed) => change(index, changed)}
          onRemove={() => remove(index)}
        />
      ))}
      {slots.length < PICKUP_SLOTS.max && (
        <div className="flex flex-wrap gap-2">
          {suggested.map(({ name, slot }) => (
            <Button key={name} variant="secondary" onClick={() => add(slot)}>
              <Icon name="plus" />
              {words.suggestedTimes[name]}
            </Button>
          ))}
          <Button
            id={ADD_ID}
            variant="quiet"
            onClick={() => add({ ...EMPTY_SLOT, day: slots.at(-1)?.day ?? '' })}
          >
            {words.anotherTime(slots.length)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
