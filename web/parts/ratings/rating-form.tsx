import { RATING_LENGTH } from '#shared/limits.ts';
import type { RatingUpdate } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { UnlessSuspended } from '../moderation/unless-suspended.tsx';
import { StarInput } from './star-input.tsx';

interface RatingFormProps {
  title: string;
  form: ReturnType<typeof useContractForm<{ stars: number; comment: string }, RatingUpdate>>;
  submit: string;
  onClose(): void;
}

/** Stars, and an optional review. */
export function RatingForm({ title, form, submit, onClose }: RatingFormProps) {
  const stars = form.watch('stars');
  return (
    <Dialog onClose={onClose} title={title}>
      <UnlessSuspended>
        <DialogForm form={form} submit={submit} disabled={stars === 0} onCancel={onClose}>
          <StarInput
            id={form.idOf('stars')}
            value={stars}
            onChange={(count) => form.setValue('stars', count, { shouldDirty: true })}
            error={form.errorOf('stars')}
          />
          <LongTextField
            form={form}
            name="comment"
            label={words.comment}
            hint={words.commentHint}
            limit={RATING_LENGTH}
          />
        </DialogForm>
      </UnlessSuspended>
    </Dialog>
  );
}
