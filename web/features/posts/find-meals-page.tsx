import * as words from '#words/posts/find-meals.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { CardListSkeleton, ErrorState } from '../../components/states.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { OrganizationChoice } from '../organizations/organization-choice.tsx';
import { PausedNotice } from '../organizations/paused-notice.tsx';
import { NO_FILTERS, useMealSearch } from './find-meals/meal-search.ts';
import { MealTools } from './find-meals/meal-tools.tsx';
import { MealsList } from './find-meals/meals-list.tsx';

/** Query: `organization` for members of several organizations; see also find-meals/meal-search.ts. */
export default function FindMeals() {
  const session = useSession();
  usePageTitle(words.title);
  return (
    <div className="page flex flex-col gap-4 py-6">
      <h1 className="text-2xl">{words.title}</h1>
      {session.status === 'signed-in' ? (
        <ForPerson me={session.me} error={session.error} onRetry={() => session.refresh()} />
      ) : (
        <SignInFirst words={words.signInToFind} />
      )}
    </div>
  );
}

interface ForPersonProps {
  me: Me | undefined;
  error: unknown;
  onRetry(): unknown;
}

function ForPerson({ me, error, onRetry }: ForPersonProps) {
  if (me)
    return (
      <UnlessSuspended>
        <ForMember organizations={me.organizations} />
      </UnlessSuspended>
    );
  return error ? <ErrorState words={words.notLoaded} onRetry={onRetry} /> : <CardListSkeleton />;
}

function ForMember({ organizations }: { organizations: Me['organizations'] }) {
  const { search, change, organizationId } = useMealSearch();
  const organization = organizations.find(({ id }) => id === organizationId) ?? organizations[0];
  if (!organization)
    return (
      <EmptyState
        drawing={<EmptyDock />}
        words={words.forMembers}
        action={<ButtonLink to={PATHS.communityAid}>{words.howToTakePart}</ButtonLink>}
      />
    );
  return (
    <>
      {organizations.length > 1 && (
        <OrganizationChoice
          organizations={organizations}
          label={words.organization}
          chosen={organization.id}
          onChoose={(id) => change({ organization: id })}
        />
      )}
      <PausedNotice organizationId={organization.id} />
      <MealTools search={search} onChange={change} />
      <MealsList
        key={organization.id}
        organizationId={organization.id}
        search={search}
        clearFilters={() => change(NO_FILTERS)}
      />
    </>
  );
}
