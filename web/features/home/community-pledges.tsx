import type { ReactNode } from 'react';
import { getHome } from '#shared/home/endpoints.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/empty-drawings.tsx';
import { Figure } from '../../components/figure.tsx';
import { CardListSkeleton, EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { PATHS, toMarketplace } from '../../lib/paths.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';

/** The total of meals, the number of fishermen, and the most recent pledges, which the route gives as cards. */
export function CommunityPledges({
  renderPledges,
}: {
  renderPledges(pledges: readonly PledgeCard[]): ReactNode;
}) {
  const { data, error, mutate } = useEndpoint(getHome, {});
  return (
    <section aria-labelledby="community-pledges" className="page py-8">
      <h2 id="community-pledges" className="text-xl">
        Community pledges
      </h2>
      {error && !data && (
        <ErrorState words="The pledges could not be loaded. Please try again." onRetry={() => mutate()} />
      )}
      {!error && !data && <Loading />}
      {data && (
        <>
          <div className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
            <Figure
              value={data.mealsPledged}
              unit={data.mealsPledged === 1 ? 'meal pledged' : 'meals pledged'}
              size="huge"
            />
            <Figure
              value={data.fishermen}
              unit={data.fishermen === 1 ? 'fisherman' : 'fishermen'}
              size="huge"
            />
          </div>
          <div className="mt-6">
            {data.recentPledges.length === 0 ? (
              <EmptyState drawing={<EmptyDock />} words="No pledges yet" />
            ) : (
              renderPledges(data.recentPledges)
            )}
          </div>
          {data.recentPledges.length > 0 && (
            <p className="mt-6 flex flex-wrap justify-center gap-3">
              <ButtonLink to={toMarketplace({ kind: 'pledge' })} variant="secondary">
                See all pledges
              </ButtonLink>
              <ButtonLink to={PATHS.fishermen} variant="secondary">
                Meet the fishermen
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div className="mt-4 flex flex-col gap-6">
      <Skeleton className="h-17 w-64" />
      <CardListSkeleton />
    </div>
  );
}
