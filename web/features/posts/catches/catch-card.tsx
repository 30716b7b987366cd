import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { priceWords, unitPriceWords } from '#words/posts/figures.ts';
import * as words from '#words/posts/marketplace.ts';
import { Badge } from '../../../components/badge.tsx';
import { toCatch } from '../../../lib/navigation/first-paths.ts';
import { Miles, PostCard } from '../../../parts/posts/post-card.tsx';
import { Rating } from '../../../parts/ratings/rating.tsx';
import { Freshness } from './freshness.tsx';

interface CatchListItemProps {
  post: CatchCard;
  /** Distance from the reader's place, if Near Me is on. */
  miles?: number | undefined;
  priority?: boolean;
}

/** A catch in a list. It opens as a dialog over the list; its address alone opens a page. */
export function CatchListItem({ post, miles, priority }: CatchListItemProps) {
  return (
    <PostCard
      to={toCatch(post.id)}
      title={speciesName(post)}
      figure={
        <>
          {priceWords(post)}{' '}
          <span className="font-sans text-sm font-normal text-muted">
            {post.paymentType === 'voluntary' ? words.payWhatYouCan : unitPriceWords(post)}
          </span>
        </>
      }
      place={`${post.quantity} · ${post.location}`}
      note={
        <>
          <Miles miles={miles} />
          <Freshness post={post} />
          {post.rating !== undefined && (
            <>
              {' '}
              · <Rating rating={post.rating} ratingCount={post.ratingCount} />
            </>
          )}
        </>
      }
      badge={post.isPro && <Badge kind="pro">{words.pro}</Badge>}
      photo={post.photo}
      drawing={drawingFor(post)}
      priority={priority}
    />
  );
}
