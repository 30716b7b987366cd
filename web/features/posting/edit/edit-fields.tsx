import { DISPOSITIONS } from '#shared/catches/schemas.ts';
import { dispositions } from '#words/catch-choices.ts';
import * as words from '#words/posting.ts';
import { BasicsFields } from '../basics-step.tsx';
import { FormRadios } from '../form-field.tsx';
import { ListingStep } from '../listing-step.tsx';
import { PhotoPicker } from '../photo-picker.tsx';
import { PledgeFields } from '../pledge-step.tsx';
import type { PostForm } from '../post-form.ts';
import { Section } from '../section.tsx';
import type { PhotoList } from '../use-photo-list.ts';

const PREPARED = DISPOSITIONS.map((value) => ({ value, label: dispositions[value] }));

interface EditFieldsProps {
  form: PostForm;
  photos: PhotoList;
  name: string;
  email: string;
}

/** All inputs of a post on one page. */
export function EditFields({ form, photos, name, email }: EditFieldsProps) {
  return (
    <>
      <Section title={words.photos}>
        <PhotoPicker
          photos={photos}
          legend={words.photosOfCatch}
          hint={words.photosOfCatchHint}
          adds="catch"
          species={form.species}
        />
        {form.kind === 'pledge' && photos.room > 0 && (
          <PhotoPicker
            photos={photos}
            legend={words.productPhoto}
            hint={words.productPhotoEditHint}
            adds="product"
            species={form.species}
            addsOnly
          />
        )}
      </Section>
      <Section title={words.theCatch}>
        <BasicsFields />
        <FormRadios name="disposition" legend={words.disposition} options={PREPARED} />
      </Section>
      {form.kind === 'pledge' ? <PledgeFields name={name} /> : <ListingStep name={name} email={email} />}
    </>
  );
}
