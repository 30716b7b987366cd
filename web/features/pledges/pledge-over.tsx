import { listPledges } from '#shared/pledges/endpoints.ts';
import type { PledgeRecord } from '#shared/pledges/schemas.ts';
import { aroundPost, OfferedInstead } from '../../components/offered-instead.tsx';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { PledgeListItem } from './pledge-card.tsx';

/** On the page of a pledge whose fish is not fresh any more. */
export function PledgeOver({ pledge }: { pledge: PledgeRecord }) {
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
