import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import * as words from '#words/claims/claim-pages.ts';
import { dateTime } from '#words/general/format.ts';
import { Field, FieldError } from '../../components/forms/field.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { serverNow } from '../../lib/device/server-clock.ts';
import { localMinute } from '../../lib/time/local-minute.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { SlotField, type SlotForm, slotOf } from '../../parts/holds/slot-field.tsx';
import { slotsToChoose } from '../../parts/holds/slots.ts';

interface ClaimSlotProps {
  form: SlotForm;
  offer: MealsOnOffer;
}

/** The pickup time: one that the fisherman offers, or any before the fish is too old if none is offered. */
export function ClaimSlot({ form, offer }: ClaimSlotProps) {
  const slots = slotsToChoose(offer, useNow());
  return slots.length === 0 ? (
    <OwnTimes form={form} offer={offer} />
  ) : (
    <SlotField form={form} legend={words.when} slots={slots} />
  );
}

function OwnTimes({ form, offer: { availableUntil } }: ClaimSlotProps) {
  const { value, id, error, onChange } = slotOf(form);
  const errorId = `${id}-error`;
  const input = (end: keyof PickupSlot) => ({
    value: local(value[end]),
    min: localMinute(serverNow()),
    ...(availableUntil !== undefined && { max: local(availableUntil) }),
    'aria-describedby': error === undefined ? undefined : errorId,
    'aria-invalid': error === undefined ? undefined : (true as const),
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [end]: isoOf(event.target.value) }),
  });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{words.when}</legend>
      <p className="text-sm text-muted">
        {words.whenAgreed}
        {availableUntil !== undefined && ` ${words.beforeFresh(dateTime(new Date(availableUntil)))}`}
      </p>
      <Field label={words.pickupFrom} id={id}>
        {(control) => <TimeInput {...control} {...input('start')} />}
      </Field>
      <Field label={words.pickupUntil}>{(control) => <TimeInput {...control} {...input('end')} />}</Field>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

const local = (time: string) => (Number.isNaN(Date.parse(time)) ? '' : localMinute(Date.parse(time)));
/** An incomplete input has an empty value. */
const isoOf = (minute: string) => (minute === '' ? '' : new Date(minute).toISOString());
