import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { STORY_LENGTH } from '#shared/limits.ts';
import { OTHER } from '#shared/species/species.ts';
import { unknownOfPost } from '#words/places.ts';
import * as words from '#words/posts/posting.ts';
import { location } from '#words/posts/posts.ts';
import { Select, TextArea, TextInput } from '../../../components/forms/inputs.tsx';
import { useMe } from '../../../lib/session/session.tsx';
import { useSpeciesNames } from '../../../lib/site/site-rules.ts';
import { PlaceInput } from '../../../parts/places/place-input.tsx';
import { habitsOf } from '../draft/draft.ts';
import { FormField } from '../form/form-field.tsx';
import type { PostForm } from '../form/post-form.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import type { PhotoList } from '../photos/use-photo-list.ts';

/** Step 1: the fish, and the place of the catch. */
export function BasicsStep({ photos }: { photos: PhotoList }) {
  const { watch } = useFormContext<PostForm>();
  return (
    <BasicsFields>
      <PhotoPicker
        photos={photos}
        legend={words.photos}
        hint={words.photosHint}
        adds="catch"
        species={watch('species')}
      />
    </BasicsFields>
  );
}

/** The inputs of step 1; `children` come before the story. */
export function BasicsFields({ children }: { children?: ReactNode }) {
  const { watch, setValue, formState } = useFormContext<PostForm>();
  const species = watch('species');
  const names = useSpeciesNames(formState.defaultValues?.species);
  const me = useMe();
  const last = me && habitsOf(me.user.id).species;
  // The species of the last catch comes first.
  const options = last && names[last] ? { [last]: names[last], ...names } : names;
  return (
    <>
      <FormField name="species" label={words.species}>
        {(control) => <Select {...control} choose={words.chooseSpecies} options={Object.entries(options)} />}
      </FormField>
      {species === OTHER && (
        <FormField name="customSpecies" label={words.customSpecies} hint={words.customSpeciesHint}>
          {(control) => <TextInput {...control} autoCapitalize="words" autoComplete="off" />}
        </FormField>
      )}
      <FormField name="location" label={location} hint={words.locationHint}>
        {(control) => (
          <PlaceInput
            {...control}
            value={watch('location')}
            onChange={(text) => setValue('location', text)}
            near={formState.defaultValues?.location}
            unknown={unknownOfPost}
          />
        )}
      </FormField>
      {children}
      <FormField name="story" label={words.story} hint={words.storyHint} optional>
        {(control) => (
          <TextArea {...control} rows={4} limit={STORY_LENGTH} length={watch('story').trim().length} />
        )}
      </FormField>
    </>
  );
}
