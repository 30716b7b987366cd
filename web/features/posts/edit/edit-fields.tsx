import { DISPOSITIONS } from '#shared/posts/schemas.ts';
import { dispositions } from '#words/posts/catch-choices.ts';
import * as words from '#words/posts/posting.ts';
import { disposition } from '#words/posts/posts.ts';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { FormRadios } from '../form/form-field.tsx';
import type { OwnPost, PostForm } from '../form/post-form.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import type { PhotoList } from '../photos/use-photo-list.ts';
import { BasicsFields } from '../wizard/basics-step.tsx';
import { ListingStep } from '../wizard/listing-step.tsx';
import { PledgeFields } from '../wizard/pledge-step.tsx';

const PREPARED = DISPOSITIONS.map((value) => ({ value, label: dispositions[value] }));

interface EditFieldsProps {
  form: PostForm;
  photos: PhotoList;
  /** The post as it is now. */
  own: OwnPost;
}

/** All inputs of a post on one page. */
export function EditFields({ form, photos, own }: EditFieldsProps) {
  const name = own.post.fishermanName;
  return (
    <>
      <FormSection title={words.photos}>
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
      </FormSection>
      <FormSection title={words.theCatch}>
        <BasicsFields />
        <FormRadios name="disposition" legend={disposition} options={PREPARED} />
      </FormSection>
      {form.kind === 'pledge' ? (
        <PledgeFields name={name} />
      ) : (
        <ListingStep name={name} takenIn={takenIn(own)} />
      )}
    </>
  );
}

/** The unit in which buyers have reserved or collected some of a catch. */
function takenIn({ kind, post }: OwnPost) {
  const isTaken = kind === 'catch' && (post.held ?? 0) + (post.collected ?? 0) > 0;
  return isTaken ? post.stock?.unit : undefined;
}
