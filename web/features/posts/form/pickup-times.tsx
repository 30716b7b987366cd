import { useId } from 'react';
import { useController } from 'react-hook-form';
import { PICKUP_SLOTS } from '#shared/limits.ts';
import * as words from '#words/posts/posting.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { idOf, useIssue } from './form-field.tsx';
import type { PostForm } from './post-form.ts';
import { SlotFields } from './slot-fields.tsx';
import { EMPTY_SLOT, type FormSlot, suggestedSlots } from './slots.ts';

const ADD_ID = idOf('slots');

interface PickupTimesProps {
  legend: string;
  /** When the fish is too old, in milliseconds since the epoch; undefined for preserved fish, or if it is not known. */
  freshUntil: number | undefined;
}

/** A few times at which the fisherman is there. */
export function PickupTimes({ legend, freshUntil }: PickupTimesProps) {
  const error = useIssue('slots');
  const errorId = useId();
  const { field } = useController<PostForm, 'slots'>({ name: 'slots' });
  const slots = field.value;
  // Adding or removing a time removes the focused element, so this focuses the next useful one.
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

  const suggested = suggestedSlots(slots, { now: serverNow(), freshUntil });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {slots.map((slot, index) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no identity except its index
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
            aria-describedby={error === undefined ? undefined : errorId}
            onClick={() => add({ ...EMPTY_SLOT, day: slots.at(-1)?.day ?? '' })}
          >
            {words.anotherTime(slots.length)}
          </Button>
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
