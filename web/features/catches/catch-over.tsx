import { listCatches } from '#shared/catches/endpoints.ts';
import type { CatchRecord } from '#shared/catches/schemas.ts';
import { aroundPost, OfferedInstead } from '../../components/offered-instead.tsx';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { CatchListItem } from './catch-card.tsx';

/** In place of price and contact of a catch that is not offered any more. */
export function CatchOver({ post }: { post: CatchRecord }) {
  return (
    <OfferedInstead
      kind="catch"
      post={post}
      answer={useEndpoint(listCatches, { query: aroundPost(post) })}
      renderCard={(each) => <CatchListItem key={each.id} post={each} />}
    />
  );
}
