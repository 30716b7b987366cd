import { LANDING_NOTE_LENGTH } from '#shared/landings/limits.ts';
import { PAYMENT_WAYS } from '#shared/landings/schemas.ts';
import * as words from '#words/landings/announcing.ts';
import { paymentWays } from '#words/landings/landings.ts';
import { LongTextField } from '../../../components/forms/bound-fields.tsx';
import { CheckCards } from '../../../components/forms/radio-cards.tsx';
import type { AnnounceFormState } from './announce-form-state.ts';

/** How to pay, and a note. */
export function PaymentFields({ form }: { form: AnnounceFormState }) {
  return (
    <div className="grid gap-6 border-t border-line pt-5">
      <CheckCards
        legend={words.howToPay}
        columns={2}
        value={form.watch('paymentWays')}
        onChange={(ways) => form.setValue('paymentWays', ways)}
        options={PAYMENT_WAYS.map((value) => ({ value, label: paymentWays[value] }))}
      />
      <LongTextField
        form={form}
        name="note"
        label={words.note}
        hint={words.noteHint}
        optional
        rows={3}
        limit={LANDING_NOTE_LENGTH}
      />
    </div>
  );
}
