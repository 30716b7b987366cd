import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { namesOf } from '#shared/names-of.ts';
import * as following from '#words/alerts/following.ts';
import * as words from '#words/favorites/favorites.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { CardListSkeleton } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { ALERTS_HASH, PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { hasOrganization, useMe, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { SendMessageButton } from '../../parts/messages/send-message-button.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { FavoriteList } from './favorite-list.tsx';

const SavedSearches = lazyPart(() => import('../alerts/saved-searches.tsx'), PartFailed);
const SavedPosts = lazyPart(() => import('../alerts/saved-posts.tsx'), PartFailed);
const MealAlerts = lazyPart(() => import('../alerts/meal-alerts.tsx'), PartFailed);

/** /favorites: everything that the person follows. Query: `show`, one of the tabs, fishermen by default. */
export default function Favorites() {
  const session = useSession();
  const { isOn } = useParts();
  usePageTitle(words.pageTitle);
  return (
    <div className="page flex flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{words.pageTitle}</h1>
        {isOn('alerts') && (
          <ButtonLink to={`${PATHS.profile}${ALERTS_HASH}`} variant="quiet" className="-mx-4">
            {following.alertSettings}
          </ButtonLink>
        )}
      </div>
      {session.status === 'signed-in' ? <Following /> : <SignInFirst words={words.signInToSee} />}
    </div>
  );
}

function Following() {
  const [params, setParams] = useSearchParams();
  const isMember = hasOrganization(useMe());
  const hasAlerts = useParts().isOn('alerts');
  const shown = SHOWN.filter(
    (value) => value === 'fishermen' || (hasAlerts && (value !== 'meals' || isMember)),
  );
  const show = shown.find((value) => value === params.get('show')) ?? 'fishermen';
  const choose = (next: string) =>
    setParams((now) => changeParams(now, { show: next === 'fishermen' ? undefined : next }), {
      replace: true,
    });
  return (
    <Suspense fallback={<CardListSkeleton />}>
      <Tabs
        label={following.following}
        value={show}
        onChange={choose}
        tabs={shown.map((value) => ({ value, label: following.tabs[value], content: CONTENTS[value]() }))}
      />
    </Suspense>
  );
}

const CONTENTS = {
  fishermen: () => (
    <FavoriteList
      message={({ userId, name }, nameId) => (
        <SendMessageButton recipient={{ userId, name }} describedBy={nameId} className="px-2 text-sm" />
      )}
    />
  ),
  searches: () => <SavedSearches />,
  posts: () => <SavedPosts />,
  meals: () => <MealAlerts />,
};
const SHOWN = namesOf(CONTENTS);
