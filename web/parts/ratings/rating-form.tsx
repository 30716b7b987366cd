import { useId } from 'react';
import { RATING_LENGTH } from '#shared/limits.ts';
import type { RatingUpdate } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { Field } from '../../components/forms/field.tsx';
import { DialogFoot } from '../../components/forms/form-foot.tsx';
import { TextArea } from '../../components/forms/inputs.tsx';
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

/** Stars, and words if one likes. */
export function RatingForm({ title, form, submit, onClose }: RatingFormProps) {
  const id = useId();
  const [stars, comment] = form.watch(['stars', 'comment']);
  return (
    <Dialog open onClose={onClose} title={title}>
      <UnlessSuspended>
        <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
          <StarInput
            id={`${id}-stars`}
            value={stars}
            onChange={(count) => form.setValue('stars', count, { shouldDirty: true })}
            error={form.errorOf('stars')}
          />
          <Field
            label={words.comment}
            hint={words.commentHint}
            id={`${id}-comment`}
            error={form.errorOf('comment')}
          >
            {(control) => (
              <TextArea
                {...control}
                {...form.register('comment')}
                limit={RATING_LENGTH}
                length={comment.length}
              />
            )}
          </Field>
          <DialogFoot form={form} submit={submit} disabled={stars === 0} onCancel={onClose} />
        </form>
      </UnlessSuspended>
    </Dialog>
  );
}
