import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as words from '#words/claims/claim-pages.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { Written } from '../../components/text/written.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { toFindMeals } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { OrganizationChoice } from '../organizations/organization-choice.tsx';
import { ClaimList } from './claim-list.tsx';
import { MembersOnly } from './members-only.tsx';

const StandingList = lazyPart(() => import('./standing/standing-list.tsx'), PartFailed);

/** Query parameter: the organization whose claims are shown. */
const ORGANIZATION = 'organization';

/** /claims: an organization's claims. */
export default function Claims() {
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {({ organizations }) => (
        <UnlessSuspended title={words.title}>
          {organizations.length === 0 ? (
            <MembersOnly title={words.title} />
          ) : (
            <div className="page flex flex-col gap-5 py-6">
              <h1 className="text-2xl">{words.title}</h1>
              <ClaimsOfOne organizations={organizations} />
            </div>
          )}
        </UnlessSuspended>
      )}
    </SignedInPage>
  );
}

function ClaimsOfOne({ organizations }: Pick<Me, 'organizations'>) {
  const [query, setQuery] = useSearchParams();
  const asked = organizations.find(({ id }) => id === query.get(ORGANIZATION));
  const shown = asked ?? organizations[0];
  if (!shown) return null;
  return (
    <>
      {organizations.length > 1 ? (
        <OrganizationChoice
          organizations={organizations}
          label={words.whichOrganization}
          chosen={shown.id}
          onChoose={(id) => setQuery({ [ORGANIZATION]: id }, { replace: true })}
        />
      ) : (
        <p className="-mt-4 text-lg text-muted">
          <Written>{shown.name}</Written>
        </p>
      )}
      <ClaimList key={shown.id} organizationId={shown.id} findMeals={toFindMeals(shown.id)} />
      <Suspense>
        <StandingList organization={shown} />
      </Suspense>
    </>
  );
}
