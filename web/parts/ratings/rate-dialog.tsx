import { createRating } from '#shared/ratings/endpoints.ts';
import { ratingUpdate } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { RatingForm } from './rating-form.tsx';

/** The person and the deal that are rated. */
export interface Rated {
  fisherman: { userId: string; name: string };
  occasion: { claimId: string } | { reservationId: string } | { catchId: string };
}

export default function RateDialog({ fisherman, occasion, onClose }: Rated & { onClose(): void }) {
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: ratingUpdate,
    defaults: { stars: 0, comment: '' },
    creates: `rating.${Object.values(occasion).join()}`,
    async send(opinion, idempotencyKey) {
      const body = { fishermanId: fisherman.userId, ...occasion, ...opinion };
      await call(createRating, { body, idempotencyKey });
      toast({ title: words.sent, kind: 'good' });
      invalidate('rating');
      onClose();
    },
  });
  return <RatingForm title={words.rate(fisherman.name)} form={form} submit={words.send} onClose={onClose} />;
}
