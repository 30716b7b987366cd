import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { aroundPost, OfferedInstead } from '../detail/offered-instead.tsx';
import { PledgeListItem } from './pledge-card.tsx';

/** Shown on the page of a pledge whose fish is no longer fresh. */
export function PledgeOver({ pledge }: { pledge: PledgeCard }) {
  return (
    <OfferedInstead
      kind="pledge"
      post={pledge}
      because="old"
      answer={useEndpoint(listPledges, { query: { ...aroundPost(pledge), available: 'true' } })}
      renderCard={(each) => <PledgeListItem key={each.id} pledge={each} />}
    />
  );
}
