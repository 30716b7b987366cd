import type { ReactNode } from 'react';
import { getHome } from '#shared/home/endpoints.ts';
import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import * as words from '#words/home.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Figure } from '../../components/cards/figure.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Read } from '../../components/read.tsx';
import { CardListSkeleton, Skeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';

/** The total of meals, the number of fishermen, and the most recent pledges, which the route passes as cards. */
export function CommunityPledges({
  renderPledges,
}: {
  renderPledges(pledges: readonly PledgeCard[]): ReactNode;
}) {
  const home = useEndpoint(getHome, {});
  return (
    <section aria-labelledby="community-pledges" className="page py-8">
      <h2 id="community-pledges" className="text-xl">
        {words.pledges}
      </h2>
      <Read of={home} failed={words.pledgesNotLoaded} loading={<Loading />}>
        {(data) => (
          <>
            <div className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
              <Figure value={data.mealsPledged} unit={words.mealsPledged(data.mealsPledged)} size="huge" />
              {data.mealsClaimed > 0 && (
                <Figure value={data.mealsClaimed} unit={words.mealsClaimed(data.mealsClaimed)} size="huge" />
              )}
              {data.mealsServed > 0 && (
                <Figure value={data.mealsServed} unit={words.mealsServed(data.mealsServed)} size="huge" />
              )}
              <Figure value={data.fishermen} unit={words.fishermen(data.fishermen)} size="huge" />
            </div>
            <div className="mt-6">
              {data.recentPledges.length === 0 ? (
                <EmptyState drawing={<EmptyDock />} words={words.noPledges} />
              ) : (
                renderPledges(data.recentPledges)
              )}
            </div>
            {data.recentPledges.length > 0 && (
              <p className="mt-6 flex flex-wrap justify-center gap-3">
                <ButtonLink to={toMarketplace({ kind: 'pledge' })} variant="secondary">
                  {words.allPledges}
                </ButtonLink>
                <ButtonLink to={PATHS.impact} variant="secondary">
                  {words.seeImpact}
                </ButtonLink>
                <ButtonLink to={PATHS.fishermen} variant="secondary">
                  {words.meetFishermen}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </Read>
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
