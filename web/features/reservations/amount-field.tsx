import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { stockUnits } from '#words/posts/catch-choices.ts';
import { amountWords } from '#words/posts/figures.ts';
import { oneLess, oneMore } from '#words/posts/my-posts.ts';
import { Field } from '../../components/forms/field.tsx';
import { SteppedInput } from '../../components/forms/stepped-input.tsx';
import { numberIn } from '../../lib/forms/number-in.ts';
import { steppedAmount } from './amounts.ts';

interface AmountForm {
  register(name: 'amount', options: { setValueAs(text: string | number): unknown }): UseFormRegisterReturn;
  watch(name: 'amount'): number;
  setValue(name: 'amount', value: number, options: { shouldValidate: boolean }): void;
  errorOf(name: 'amount'): string | undefined;
  idOf(path: string): string;
  formState: { isSubmitted: boolean };
}

interface AmountFieldProps {
  form: AmountForm;
  /** `left` is the most that one can choose. */
  stock: Stock;
  label?: string;
  hint: ReactNode;
}

/** An amount of fish, typed or changed by the catch's steps. */
export function AmountField({ form, stock, label = stockUnits[stock.unit], hint }: AmountFieldProps) {
  const amount = form.watch('amount');
  const step = amountWords(stock.step, stock.unit);
  return (
    <Field label={label} hint={hint} id={form.idOf('amount')} error={form.errorOf('amount')}>
      {(control) => (
        <SteppedInput
          {...form.register('amount', { setValueAs: (value) => numberIn(String(value)) })}
          {...control}
          less={oneLess(step)}
          more={oneMore(step)}
          onStep={(direction) =>
            form.setValue('amount', steppedAmount(amount, stock, direction), {
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
      )}
    </Field>
  );
}
