import { Link, useParams } from 'react-router-dom';
import { listReceipts } from '#shared/receipts/endpoints.ts';
import { longDate } from '#words/general/dates.ts';
import { mealsWords } from '#words/posts/figures.ts';
import * as words from '#words/receipts/pages.ts';
import { Badge } from '../../components/badge.tsx';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toOrganization, toOwnReceipt } from '../../lib/navigation/paths.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { Drafts } from './drafts.tsx';
import { Papers } from './papers.tsx';

/** /organizations/{id}/receipts: what an organization's coordinators confirm of what it collected. */
export default function OrganizationReceiptsPage() {
  const { organizationId = '' } = useParams();
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {() => (
        <div className="page flex flex-col gap-8 py-4">
          <header className="flex flex-col gap-2">
            <div className="-ml-4">
              <BackLink to={toOrganization(organizationId)}>{words.toOurPage}</BackLink>
            </div>
            <h1 className="text-2xl">{words.title}</h1>
            <p className="max-w-read text-muted">{words.ours}</p>
          </header>
          <UnlessSuspended title={words.title}>
            <Papers organizationId={organizationId} />
            <OfOrganization organizationId={organizationId} />
          </UnlessSuspended>
        </div>
      )}
    </SignedInPage>
  );
}

function OfOrganization({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  const drafts = useEndpointList(listReceipts, { params, query: { state: 'draft', limit: '25' } });
  const issued = useEndpointList(listReceipts, { params, query: { state: 'confirmed' } });
  const retry = () => Promise.all([drafts.retry(), issued.retry()]);
  return (
    <>
      <Drafts organizationId={organizationId} list={drafts} onConfirmed={retry} />
      <Section title={words.issued}>
        <ReadList
          list={issued}
          failed={words.notLoaded}
          moreFailed={words.moreNotLoaded}
          empty={words.noneIssued}
          className="flex flex-col"
          keyOf={({ id }) => id}
        >
          {({ id, donorName, donatedOn, meals, version }) => (
            <Link
              to={toOwnReceipt(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
            >
              <span className="font-semibold text-link">
                <Written>{donorName}</Written>
              </span>
              <span className="text-muted">{longDate(new Date(donatedOn), 'UTC')}</span>
              <span>{mealsWords(meals)}</span>
              {version > 1 && <Badge kind="quiet">{words.versionBadge(version)}</Badge>}
            </Link>
          )}
        </ReadList>
      </Section>
    </>
  );
}
