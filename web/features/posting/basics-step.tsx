import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { STORY_LENGTH } from '#shared/limits.ts';
import { SPECIES, SPECIES_VALUES } from '#shared/species.ts';
import { Select, TextArea, TextInput } from '../../components/inputs.tsx';
import { FormField } from './form-field.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import type { PostForm } from './post-form.ts';
import type { PhotoList } from './use-photo-list.ts';

/** Step 1: what was caught, and where. */
export function BasicsStep({ photos }: { photos: PhotoList }) {
  const { watch } = useFormContext<PostForm>();
  return (
    <BasicsFields>
      <PhotoPicker
        photos={photos}
        legend="Photos"
        hint="Up to 3 photos of the catch. They upload while you go on."
        adds="catch"
        species={watch('species')}
      />
    </BasicsFields>
  );
}

/** The inputs of that step; what stands between them is before the story. */
export function BasicsFields({ children }: { children?: ReactNode }) {
  const { watch } = useFormContext<PostForm>();
  const species = watch('species');
  return (
    <>
      <FormField name="species" label="Species">
        {(control) => (
          <Select {...control}>
            <option value="">Choose a species</option>
            {SPECIES_VALUES.map((value) => (
              <option key={value} value={value}>
                {SPECIES[value]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {species === 'other' && (
        <FormField name="customSpecies" label="Custom species" hint="As buyers know it, such as Striped bass">
          {(control) => <TextInput {...control} autoCapitalize="words" autoComplete="off" />}
        </FormField>
      )}
      <FormField name="location" label="Location" hint="Town and state, or ZIP code: Portland, ME or 04101">
        {(control) => <TextInput {...control} autoComplete="address-level2" autoCapitalize="words" />}
      </FormField>
      {children}
      <FormField name="story" label="Story" hint="How it was caught, how it was kept" optional>
        {(control) => (
          <TextArea {...control} rows={4} limit={STORY_LENGTH} length={watch('story').trim().length} />
        )}
      </FormField>
    </>
  );
}
