import type { ReactNode } from 'react';
import type { AnnounceFormState } from './announce-form-state.ts';
import { ExpectedFields } from './expected-fields.tsx';
import { HarbourFields } from './harbour-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { WindowFields } from './window-fields.tsx';

interface AnnounceFieldsProps {
  form: AnnounceFormState;
  /** The place in the person's profile. */
  place: string;
  /** The inputs that make it repeat. */
  repeat?: ReactNode;
}

/** The inputs that announce a landing, and change it later. */
export function AnnounceFields({ form, place, repeat }: AnnounceFieldsProps) {
  return (
    <>
      <HarbourFields form={form} place={place} />
      <WindowFields form={form}>{repeat}</WindowFields>
      <ExpectedFields form={form} />
      <PaymentFields form={form} />
    </>
  );
}
