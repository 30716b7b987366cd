import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import * as words from '#words/posts/marketplace.ts';
import { RelativeTime } from '../../../components/text/relative-time.tsx';

/** For example "Caught 5 hours ago" or "Frozen · Caught 3 weeks ago". */
export function Freshness({ post }: { post: Pick<CatchCard, 'condition' | 'caughtDate'> }) {
  return (
    <>
      {post.condition === 'frozen' && `${words.frozen} · `}
      {words.caught[0]}
      <RelativeTime time={post.caughtDate} />
      {words.caught[1]}
    </>
  );
}
