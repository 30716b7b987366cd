import { useFormContext } from 'react-hook-form';
import { STORAGE_KINDS } from '#shared/posts/pledges/food-safety.ts';
import { MEALS_PER_POUND, mealsOfPounds } from '#shared/posts/pledges/rules.ts';
import * as words from '#words/posts/posting.ts';
import { catchDate } from '#words/posts/posts.ts';
import { Field } from '../../../components/forms/field.tsx';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { CaughtField } from '../form/caught-field.tsx';
import { FormField, FormRadios } from '../form/form-field.tsx';
import { MealInfo } from '../form/meal-info.tsx';
import { PastTimeInput } from '../form/past-time-input.tsx';
import { PickupFields } from '../form/pickup-fields.tsx';
import type { PostForm } from '../form/post-form.ts';
import { PostedAs } from '../form/posted-as.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import type { PhotoList } from '../photos/use-photo-list.ts';

/** Step 3b: the number of meals, and how the fish is stored until somebody eats it. */
export function PledgeStep({ name, photos }: { name: string; photos: PhotoList }) {
  const { watch } = useFormContext<PostForm>();
  return (
    <>
      <PledgeFields name={name} />
      <FormSection title={words.photos}>
        <PhotoPicker
          photos={photos}
          legend={words.productPhoto}
          hint={words.productPhotoHint}
          adds="product"
          species={watch('species')}
        />
      </FormSection>
    </>
  );
}

/** The inputs of step 3b. */
export function PledgeFields({ name }: { name: string }) {
  const { watch } = useFormContext<PostForm>();
  return (
    <>
      <FormSection title={words.theMeals}>
        <div className="grid">
          <FormField name="meals" label={words.meals} hint={words.mealsHint}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                className="max-w-40 font-display text-xl font-bold"
              />
            )}
          </FormField>
          <MealInfo className="justify-self-start" />
          <MealEstimate />
        </div>
        <CaughtField label={catchDate} hint={words.catchDateHint(useSiteRules().freshHours)} />
        <PostedAs name={name} />
      </FormSection>
      <FormSection title={words.handling}>
        <p className="-mt-4 text-muted">{words.handlingLead}</p>
        <FormRadios
          name="storage"
          legend={words.howKept}
          options={STORAGE_KINDS.map((value) => ({ value, ...words.storage[value] }))}
        />
        {watch('storage') === 'iced' && (
          <FormField name="icedAt" label={words.icedAt} optional>
            {(control) => <PastTimeInput {...control} />}
          </FormField>
        )}
        <FormField name="temperature" label={words.temperature} hint={words.temperatureHint} optional>
          {(control) => (
            <TextInput {...control} type="number" step="0.1" autoComplete="off" className="max-w-40" />
          )}
        </FormField>
      </FormSection>
      <PickupFields />
    </>
  );
}

/** Calculates the number of meals from the pounds of fish. */
function MealEstimate() {
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
