import { DISPOSITIONS } from '#shared/catches/schemas.ts';
import { dispositions } from '#words/catch-choices.ts';
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
  email: string;
}

/** All inputs of a post on one page. */
export function EditFields({ form, photos, email }: EditFieldsProps) {
  return (
    <>
      <Section title="Photos">
        <PhotoPicker
          photos={photos}
          legend="Photos of the catch"
          hint="At most 3 in all. The main photo is the one that lists show."
          adds="catch"
          species={form.species}
        />
        {form.kind === 'pledge' && photos.room > 0 && (
          <PhotoPicker
            photos={photos}
            legend="Product photo"
            hint="A photo of the packaged meals."
            adds="product"
            species={form.species}
            addsOnly
          />
        )}
      </Section>
      <Section title="The catch">
        <BasicsFields />
        <FormRadios name="disposition" legend="Disposition" options={PREPARED} />
      </Section>
      {form.kind === 'pledge' ? <PledgeFields /> : <ListingStep email={email} />}
    </>
  );
}
