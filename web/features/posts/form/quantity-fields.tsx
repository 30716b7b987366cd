import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { entriesOf } from '#shared/names-of.ts';
import { countIn } from '#shared/posts/catches/count-in.ts';
import type { StockUnit } from '#shared/posts/catches/stock-schemas.ts';
import { stockUnits } from '#words/posts/catch-choices.ts';
import * as words from '#words/posts/posting.ts';
import { quantity } from '#words/posts/posts.ts';
import { Select, TextInput } from '../../../components/forms/inputs.tsx';
import { FormField } from './form-field.tsx';
import type { PostForm } from './post-form.ts';

interface QuantityFieldsProps {
  /** The unit in which buyers have reserved or collected some of the catch, so that it can't change. */
  takenIn?: StockUnit | undefined;
}

/** The quantity in the fisherman's words, and as a number. */
export function QuantityFields({ takenIn }: QuantityFieldsProps) {
  const { watch, getValues, setValue } = useFormContext<PostForm>();
  const unit = watch('stockUnit');
  const filledIn = useRef(countIn(getValues('quantity')));
  // Fills in the number that the words say, unless the person has entered another one.
  const fillIn = (text: string) => {
    const { stockUnit, stockLeft } = getValues();
    const { unit, count } = filledIn.current ?? {};
    const isOwn = stockLeft !== '' && (stockUnit !== unit || stockLeft !== String(count));
    const counted = countIn(text);
    if (isOwn || !counted || counted.unit !== (takenIn ?? counted.unit)) return;
    filledIn.current = counted;
    setValue('stockUnit', counted.unit);
    setValue('stockLeft', String(counted.count));
  };
  return (
    <>
      <FormField name="quantity" label={quantity} hint={words.quantityHint}>
        {({ onChange, ...control }) => (
          <TextInput
            {...control}
            autoComplete="off"
            onChange={(event) => {
              fillIn(event.target.value);
              void onChange(event);
            }}
          />
        )}
      </FormField>
      <FormField
        name="stockUnit"
        label={words.countedIn}
        hint={takenIn === undefined ? words.countedInHint : words.unitStays}
      >
        {(control) => <Select {...control} choose={words.notCounted} options={entriesOf(stockUnits)} />}
      </FormField>
      {unit !== '' && (
        <div className="pair items-end gap-4">
          <Count name="stockLeft" label={words.stockLeft[unit]} />
          <Count name="stockLeast" label={words.stockLeast} />
          <Count name="stockStep" label={words.stockStep} />
          {unit !== 'pound' && <Count name="poundsEach" label={words.poundsEach[unit]} optional />}
        </div>
      )}
    </>
  );
}

interface CountProps {
  name: 'stockLeft' | 'stockLeast' | 'stockStep' | 'poundsEach';
  label: string;
  optional?: boolean;
}

function Count(props: CountProps) {
  return (
    <FormField {...props}>
      {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
    </FormField>
  );
}
