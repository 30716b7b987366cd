import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { publicName } from '#shared/fields.ts';
import { STORAGE_KINDS, type StorageKind } from '#shared/pledges/food-safety.ts';
import { TextInput } from '../../components/inputs.tsx';
import { CaughtField } from './caught-field.tsx';
import { FormField, FormRadios } from './form-field.tsx';
import { MealInfo } from './meal-info.tsx';
import { PastTimeInput } from './past-time-input.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import type { PostForm } from './post-form.ts';
import { Section } from './section.tsx';
import type { PhotoList } from './use-photo-list.ts';

const STORAGE: Readonly<Record<StorageKind, { label: string; hint: string }>> = {
  iced: { label: 'Iced', hint: 'On ice since it was caught' },
  chilled: { label: 'Chilled', hint: 'In a cold box or fridge, without ice' },
  frozen: { label: 'Frozen', hint: 'Frozen solid' },
};

/** Step 3b: how many meals, and how the fish is kept until somebody eats it. */
export function PledgeStep({ photos }: { photos: PhotoList }) {
  const { watch } = useFormContext<PostForm>();
  return (
    <>
      <PledgeFields />
      <Section title="Photos">
        <PhotoPicker
          photos={photos}
          legend="Product photo"
          hint="A photo of the packaged meals, beside those of the catch. At most 3 in all."
          adds="product"
          species={watch('species')}
        />
      </Section>
    </>
  );
}

/** The inputs of that step. */
export function PledgeFields() {
  const { watch, getValues } = useFormContext<PostForm>();
  // A pledge carries the name of the account; only one that may not be shown publicly is asked for.
  const [asksName] = useState(() => !z.safeParse(publicName, getValues('fishermanName')).success);
  return (
    <>
      <Section title="The meals">
        <div className="grid">
          <FormField name="meals" label="Meals" hint="How many meals this gives, from 1 to 1000">
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
        </div>
        <CaughtField label="Catch date" hint="Unless it is frozen: within the last 48 hours" />
        {asksName && (
          <FormField name="fishermanName" label="Fisherman name" hint="Shown with your pledge">
            {(control) => <TextInput {...control} autoComplete="name" autoCapitalize="words" />}
          </FormField>
        )}
      </Section>
      <Section title="Handling">
        <p className="-mt-4 text-muted">Shown to the organization that claims the meals.</p>
        <FormRadios
          name="storage"
          legend="How is the fish kept?"
          options={STORAGE_KINDS.map((value) => ({ value, ...STORAGE[value] }))}
        />
        {watch('storage') === 'iced' && (
          <FormField name="icedAt" label="Iced at" optional>
            {(control) => <PastTimeInput {...control} />}
          </FormField>
        )}
        <FormField name="temperature" label="Temperature" hint="Degrees Fahrenheit, as measured" optional>
          {(control) => (
            <TextInput {...control} type="number" step="0.1" autoComplete="off" className="max-w-40" />
          )}
        </FormField>
      </Section>
    </>
  );
}
