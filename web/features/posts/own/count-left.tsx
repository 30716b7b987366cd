import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/posts/my-posts.ts';
import { Field } from '../../../components/forms/field.tsx';
import { SteppedInput } from '../../../components/forms/stepped-input.tsx';
import { numberIn } from '../../../lib/forms/number-in.ts';
import { stepped } from './stepped.ts';

interface CountLeftProps {
  stock: Stock;
  /** The number as typed. */
  left: string;
  error: string | undefined;
  onChange(left: string): void;
}

/** The amount left as a number, with buttons for each step that was sold. */
export function CountLeft({ stock, left, error, onChange }: CountLeftProps) {
  const step = amountWords(stock.step, stock.unit);
  const typed = numberIn(left) ?? Number.NaN;
  const change = (direction: 1 | -1) =>
    onChange(String(stepped(Number.isNaN(typed) ? stock.left : typed, stock.step, direction)));
  return (
    <Field label={words.countedLeft[stock.unit]} hint={words.leftHint} error={error}>
      {(control) => (
        <SteppedInput
          {...control}
          value={left}
          less={words.oneLess(step)}
          more={words.oneMore(step)}
          onStep={change}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
