import { useParams } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getPledge } from '#shared/pledges/endpoints.ts';

import { toMarketplace } from '../app/paths.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../components/states.tsx';
import { PledgeDetail } from '../features/pledges/pledge-detail.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function PledgePage() {
  const { pledgeId = '' } = useParams();
  const { data: pledge, error, mutate } = useEndpoint(getPledge, { params: { pledgeId } });
  usePageTitle(pledge && `${pledge.mealsPledged} Meals Pledged - ${PRODUCT_NAME}`);
  if (pledge) return <PledgeDetail pledge={pledge} />;
  if (!error) return <PageSkeleton />;
  if (error.status !== 404) {
    return <ErrorState words="The pledge could not be loaded. Please try again." onRetry={() => mutate()} />;
  }
  return (
    <div className="page">
      <h1 className="sr-only">Pledge not found</h1>
      <EmptyState
        drawing={<EmptyDock />}
        words="Pledge not found"
        action={<ButtonLink to={toMarketplace({ view: 'pledges' })}>See all pledges</ButtonLink>}
      />
    </div>
  );
}
