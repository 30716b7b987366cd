import type { CatchCard } from '#shared/catches/schemas.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { toCatch } from '../../app/paths.ts';
import { Badge } from '../../components/badge.tsx';
import { PostCard } from '../../components/post-card.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { paymentWords } from './payment-words.ts';

/** A catch in a list. On top of the list it opens as a dialog; by its own address it is a page. */
export function CatchListItem({ post, priority }: { post: CatchCard; priority?: boolean }) {
  return (
    <PostCard
      to={toCatch(post.id)}
      state={{ over: 'marketplace' }}
      title={speciesName(post)}
      figure={paymentWords(post)}
      place={`${post.quantity} · ${post.location}`}
      note={
        <>
          Caught <RelativeTime time={post.caughtDate} />
        </>
      }
      badge={post.isPro && <Badge kind="pro">Pro</Badge>}
      photo={post.photo}
      drawing={drawingFor(post.species)}
      {...(priority && { priority })}
    />
  );
}
