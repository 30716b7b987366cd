import { useSearchParams } from 'react-router-dom';
import * as words from '#words/claims/claim-pages.ts';
import { Written } from '../../components/text/written.tsx';
import { toFindMeals } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { OrganizationChoice } from '../organizations/organization-choice.tsx';
import { ClaimList } from './claim-list.tsx';
import { MembersOnly } from './members-only.tsx';

/** Query parameter: the organization whose claims are shown. */
const ORGANIZATION = 'organization';

/** /claims: an organization's claims. */
export default function Claims() {
  const session = useSession();
  usePageTitle(words.title);
  if (session.status === 'signed-out') return <SignInFirst title={words.title} words={words.signInFirst} />;
  if (session.status === 'loading' || !session.me) return <AccountPending title={words.title} />;
  const { organizations } = session.me;
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{words.title}</h1>
      <UnlessSuspended>
        {organizations.length === 0 ? <MembersOnly /> : <ClaimsOfOne organizations={organizations} />}
      </UnlessSuspended>
    </div>
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
    </>
  );
}
