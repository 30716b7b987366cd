import { useFormContext } from 'react-hook-form';
import { MEALS_PER_POUND, mealsOfPounds } from '#shared/posts/pledges/rules.ts';
import * as words from '#words/posts/posting.ts';
import { Field } from '../../../components/forms/field.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import type { PostForm } from './post-form.ts';

/** Fills in how many meals so many pounds give. */
export function MealEstimate() {
  const { setValue } = useFormContext<PostForm>();
  return (
    <Field label={words.pounds} hint={words.poundsHint(MEALS_PER_POUND)} optional>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-40"
          onChange={(event) => {
            const meals = mealsOfPounds(Number(event.currentTarget.value));
            if (meals > 0) setValue('meals', String(meals));
          }}
        />
      )}
    </Field>
  );
}
