import { useId } from 'react';
import { RATING_LENGTH } from '#shared/limits.ts';
import { createRating } from '#shared/ratings/endpoints.ts';
import { ratingBody } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings.ts';
import { Field } from '../../components/forms/field.tsx';
import { DialogFoot } from '../../components/forms/form-foot.tsx';
import { TextArea } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { UnlessSuspended } from '../moderation/unless-suspended.tsx';
import { StarInput } from './star-input.tsx';

/** Whom it is about, and for what. */
export interface Rated {
  fisherman: { userId: string; name: string };
  occasion: { claimId: string } | { catchId: string };
}

/** Stars, and words if one likes. */
export default function RateDialog({ fisherman, occasion, onClose }: Rated & { onClose(): void }) {
  const id = useId();
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: ratingBody,
    defaults: { fishermanId: fisherman.userId, ...occasion, stars: 0, comment: '' },
    creates: `rating.${Object.values(occasion).join()}`,
    async send(body, idempotencyKey) {
      await call(createRating, { body, idempotencyKey });
      toast({ title: words.sent, kind: 'good' });
      invalidate('rating');
      onClose();
    },
  });
  const [stars, comment] = form.watch(['stars', 'comment']);
  return (
    <Dialog open onClose={onClose} title={words.rate(fisherman.name)}>
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
          <DialogFoot form={form} submit={words.send} disabled={stars === 0} onCancel={onClose} />
        </form>
      </UnlessSuspended>
    </Dialog>
  );
}
