import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import * as words from '#words/claims/claim-pages.ts';
import { timeSpan } from '#words/general/dates.ts';
import { dateTime } from '#words/general/format.ts';
import { Field, FieldError } from '../../components/forms/field.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { serverNow } from '../../lib/device/server-clock.ts';
import { localMinute } from '../../lib/time/local-minute.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { slotsToChoose } from './slots.ts';

interface SlotFieldProps {
  offer: MealsOnOffer;
  value: PickupSlot;
  onChange(slot: PickupSlot): void;
  error: string | undefined;
  id: string;
}

/** The pickup time: one that the fisherman offers, or any before the fish is too old if none is offered. */
export function SlotField({ offer, value, onChange, error, id }: SlotFieldProps) {
  const slots = slotsToChoose(offer, useNow());
  if (slots.length === 0) {
    return <OwnTimes offer={offer} value={value} onChange={onChange} error={error} id={id} />;
  }
  const nameOf = ({ start, end }: PickupSlot) => `${start}/${end}`;
  return (
    <RadioCards
      legend={words.when}
      name="slot"
      id={id}
      value={nameOf(value)}
      options={slots.map((slot) => ({
        value: nameOf(slot),
        label: timeSpan(new Date(slot.start), new Date(slot.end)),
      }))}
      onChange={(name) => {
        const chosen = slots.find((slot) => nameOf(slot) === name);
        if (chosen) onChange(chosen);
      }}
      error={error}
    />
  );
}

function OwnTimes({ offer, value, onChange, error, id }: SlotFieldProps) {
  const errorId = `${id}-error`;
  const { availableUntil } = offer;
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
