import { quantityWords } from '#shared/posts/catches/quantity-words.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { canBeReserved } from '#shared/posts/catches/stock.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { priceWords, unitPriceWords } from '#words/posts/figures.ts';
import * as words from '#words/posts/marketplace.ts';
import { Badge } from '../../../components/badge.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { toCatch } from '../../../lib/navigation/first-paths.ts';
import { useParts } from '../../../lib/site/site.ts';
import { Miles, PostCard } from '../../../parts/posts/post-card.tsx';
import { Rating } from '../../../parts/ratings/rating.tsx';
import { Freshness } from './freshness.tsx';

interface CatchListItemProps {
  post: CatchCard;
  /** Distance from the reader's place, if Near Me is on. */
  miles?: number | undefined;
  priority?: boolean;
}

/** A catch in a list. It opens as a dialog over the list, while its address alone opens a page. */
export function CatchListItem({ post, miles, priority }: CatchListItemProps) {
  const besidePrice = post.paymentType === 'voluntary' ? words.payWhatYouCan : unitPriceWords(post);
  const isReservable = useParts().isOn('reservations') && canBeReserved(post, serverNow());
  return (
    <PostCard
      to={toCatch(post.id)}
      title={speciesName(post)}
      figure={
        <>
          {priceWords(post)}
          {besidePrice !== undefined && (
            <span className="font-sans text-sm font-normal text-muted"> {besidePrice}</span>
          )}
        </>
      }
      place={[quantityWords(post), post.location].join(' · ')}
      note={
        <>
          <Miles miles={miles} />
          <Freshness post={post} />
          {isReservable && ` · ${words.reservable}`}
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
