import { Suspense, useState } from 'react';
import { deleteRating } from '#shared/ratings/endpoints.ts';
import type { Rating } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';

const EditRatingDialog = lazyPart(() => import('./edit-rating-dialog.tsx'), PartFailed);

/** The author's actions, while the rating may be changed. */
export function OwnRatingActions({ rating }: { rating: Rating }) {
  const [isEditing, setEditing] = useState(false);
  const invalidate = useInvalidate();
  const remove = async () => {
    try {
      await call(deleteRating, { params: { ratingId: rating.id } });
    } catch (error) {
      // It was already deleted in another tab, which is the same result.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    toast({ title: words.removed, kind: 'good' });
    invalidate('rating');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setEditing(true)}>
        {words.edit}
      </Button>
      <ConfirmedAction
        label={words.remove}
        variant="quiet"
        className="text-bad"
        danger
        title={words.removeTitle}
        text={words.removeText}
        busy={words.removing}
        action={remove}
        failed={words.notRemoved}
      />
      {isEditing && (
        <Suspense>
          <EditRatingDialog rating={rating} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
