import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { organizationTypes } from '#words/organizations/application.ts';
import * as words from '#words/organizations/organizations.ts';
import { Badge } from '../../components/badge.tsx';
import { Figure } from '../../components/cards/figure.tsx';
import { Lighthouse } from '../../components/drawings/lighthouse.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { ErrorState, PageSkeleton, Skeleton } from '../../components/states.tsx';
import { Written } from '../../components/text/written.tsx';
import { readOrganization } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useMe } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { organizationHead } from './organization-head.ts';

const CsvButton = lazyPart(() => import('../impact/csv-button.tsx'), PartFailed);
const OwnKeys = lazyPart(() => import('../keys/own-keys.tsx'), PartFailed);
const WebhooksSection = lazyPart(() => import('../webhooks/webhooks-section.tsx'), PartFailed);
const OwnOrganization = lazyPart(() => import('./own-organization.tsx'), PartFailed);

/** An organization's public page; its members see more below. */
export default function OrganizationPage() {
  const { organizationId = '' } = useParams();
  const { data: organization, error, mutate } = useEndpoint(...readOrganization(organizationId));
  const me = useMe();
  const own = me?.organizations.find(({ id }) => id === organizationId);
  const isMissing = !organization && error?.status === 404;
  usePageHead(isMissing ? words.notFound : organization?.name, () =>
    organization ? organizationHead(organization) : { isMissing },
  );
  useCountVisit(organization && { kind: 'organization', id: organizationId, ownerId: organizationId });
  if (!organization) {
    if (isMissing) return <EmptyState drawing={<Lighthouse />} words={words.notFound} isPage />;
    if (error) return <ErrorState isPage words={words.notLoaded} onRetry={() => mutate()} />;
    return <PageSkeleton />;
  }
  const { name, type, place, mealsClaimed, mealsServed } = organization;
  return (
    <div className="page flex flex-col gap-8 py-6">
      <header className="flex flex-col gap-4">
        <h1 className="text-2xl wrap-anywhere">
          <Written>{name}</Written>
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge kind="quiet">{organizationTypes[type]}</Badge>
          <span className="text-muted">
            <Written>{place}</Written>
          </span>
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure value={mealsClaimed} unit={words.mealsClaimed(mealsClaimed)} />
          <Figure value={mealsServed} unit={words.mealsServed(mealsServed)} />
        </div>
      </header>
      {me && own && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <UnlessSuspended>
            <OwnOrganization
              organizationId={organizationId}
              name={name}
              role={own.role}
              userId={me.user.id}
            />
            <CsvButton of={{ organizationId }} />
            {own.role === 'coordinator' && <OwnKeys organizationId={organizationId} />}
            {own.role === 'coordinator' && <WebhooksSection organizationId={organizationId} />}
          </UnlessSuspended>
        </Suspense>
      )}
    </div>
  );
}
