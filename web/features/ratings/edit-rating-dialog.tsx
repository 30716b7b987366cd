import { updateRating } from '#shared/ratings/endpoints.ts';
import { type Rating, ratingUpdate } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { RatingForm } from '../../parts/ratings/rating-form.tsx';

export default function EditRatingDialog({ rating, onClose }: { rating: Rating; onClose(): void }) {
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: ratingUpdate,
    defaults: { stars: rating.stars, comment: rating.comment ?? '' },
    async send(body) {
      await call(updateRating, { params: { ratingId: rating.id }, body });
      toast({ title: words.saved, kind: 'good' });
      invalidate('rating');
      onClose();
    },
  });
  return <RatingForm title={words.edit} form={form} submit={words.save} onClose={onClose} />;
}
