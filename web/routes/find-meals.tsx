import * as words from '#words/find-meals.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { Field } from '../components/field.tsx';
import { Select } from '../components/inputs.tsx';
import { PausedNotice } from '../components/paused-notice.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import { CardListSkeleton, EmptyState, ErrorState } from '../components/states.tsx';
import { UnlessSuspended } from '../components/unless-suspended.tsx';
import { NO_FILTERS, useMealSearch } from '../features/find-meals/meal-search.ts';
import { MealTools } from '../features/find-meals/meal-tools.tsx';
import { MealsList } from '../features/find-meals/meals-list.tsx';
import { PATHS } from '../lib/paths.ts';
import { type Me, useSession } from '../lib/session.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** Query: `organization`, where somebody acts for several; see also features/find-meals/meal-search.ts. */
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
        <Field label={words.organization}>
          {(control) => (
            <Select
              {...control}
              value={organization.id}
              onChange={({ target }) => change({ organization: target.value })}
            >
              {organizations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
