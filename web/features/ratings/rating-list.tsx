import { listMyRatings, listRatings } from '#shared/ratings/endpoints.ts';
import { isRatingEditable } from '#shared/ratings/rules.ts';
import { type Rating, STARS } from '#shared/ratings/schemas.ts';
import * as words from '#words/ratings/ratings.ts';
import { Badge } from '../../components/badge.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { ReportButton } from '../../parts/moderation/report-button.tsx';
import { STAR } from '../../parts/ratings/rating.tsx';
import { AnswerButton } from './answer-button.tsx';
import { OwnRatingActions } from './own-rating-actions.tsx';

/** The largest page of the list. */
const MOST = '100';

interface RatingListProps {
  fisherman: { userId: string; name: string };
  /** Whether it is the reader's own profile. */
  isOwn: boolean;
}

/** Ratings of a fisherman on their profile. Renders nothing if there are none. */
export function RatingList({ fisherman, isOwn }: RatingListProps) {
  const isSignedIn = useMe() !== undefined;
  // The public list does not name writers, so writers find their own ratings in this one.
  const { data: mine } = useEndpoint(listMyRatings, isSignedIn ? { query: { limit: MOST } } : undefined);
  const list = useEndpointList(listRatings, { query: { fisherman: fisherman.userId, limit: '10' } });
  if (list.items.length === 0 && !list.error) return null;
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {list.items.map((rating) => (
          <li key={rating.id} className="grid gap-2 rounded-card border border-line bg-raised p-4">
            <Given
              {...{ rating, fisherman, isOwn }}
              isMine={mine?.items.some(({ id }) => id === rating.id) ?? false}
              onAnswered={list.retry}
            />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.notLoaded} />
    </section>
  );
}

interface GivenProps extends RatingListProps {
  rating: Rating;
  /** Whether the reader wrote it. */
  isMine: boolean;
  onAnswered(): unknown;
}

function Given({ rating, fisherman, isOwn, isMine, onAnswered }: GivenProps) {
  const { id, stars, comment, answer, raterName, createdAt, editedAt } = rating;
  const canEdit = isRatingEditable(rating, useNow());
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars count={stars} />
        <span className="font-semibold wrap-anywhere">{raterName ?? words.formerMember}</span>
        <span className="text-sm text-muted">
          <RelativeTime time={createdAt} />
          {editedAt !== undefined && `, ${words.edited}`}
        </span>
        {isMine && <Badge kind="quiet">{words.yourRating}</Badge>}
      </p>
      {comment !== undefined && (
        <Written as="p" className="max-w-read">
          {comment}
        </Written>
      )}
      {answer !== undefined && (
        <div className="border-l-4 border-line pl-3">
          <p className="text-sm text-muted">{words.answerOf(fisherman.name)}</p>
          <Written as="p" className="max-w-read">
            {answer}
          </Written>
        </div>
      )}
      <div className="-mb-2 -ml-4 flex flex-wrap empty:hidden">
        {isMine && canEdit && <OwnRatingActions rating={rating} />}
        {comment !== undefined && isOwn && answer === undefined && (
          <AnswerButton ratingId={id} onAnswered={onAnswered} />
        )}
        {comment !== undefined && !isMine && <ReportButton about={{ kind: 'rating', id }} />}
      </div>
    </>
  );
}

const ALL = Array.from({ length: STARS.max }, (_, index) => index + 1);

function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={words.star(count)} className="flex text-accent-text">
      {ALL.map((each) => (
        <svg
          key={each}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={`size-5 stroke-current stroke-2 ${each <= count ? 'fill-current' : 'fill-none'}`}
        >
          <path d={STAR} strokeLinejoin="round" />
        </svg>
      ))}
    </span>
  );
}
