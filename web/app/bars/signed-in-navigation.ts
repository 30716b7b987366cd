/** The links for signed-in people, which visitors don't load. */
import * as words from '#words/app/signed-in-navigation.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { hasOrganization, type Me } from '../../lib/session/session.tsx';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import type { Parts } from '../../lib/site/site.ts';
import { BROWSE, FISHERMEN, linksFor, type NavigationItem } from './navigation.ts';

/** For members of an aid organization; on the community flavour it is their start. */
const FIND_MEALS = {
  to: PATHS.findMeals,
  label: words.findMeals,
  short: words.findMealsShort,
  icon: 'fish' as const,
};

const POST = { to: PATHS.postCatch, label: words.postCatch, short: words.post, icon: 'plus' as const };
const MY_POSTS = {
  to: PATHS.myPosts,
  label: words.myPosts,
  short: words.myPostsShort,
  icon: 'list' as const,
};
const FAVORITES = { to: PATHS.favorites, label: words.favorites, icon: 'heart' as const };
const MESSAGES = { to: PATHS.messages, label: words.messages, short: words.messages, icon: 'mail' as const };
const PROFILE = { to: PATHS.profile, label: words.profile, short: words.profile, icon: 'user' as const };

const RESERVATIONS = {
  to: PATHS.reservations,
  label: words.reservations,
  short: words.reservationsShort,
  icon: 'bookmark' as const,
};

export const TOP_BAR = [BROWSE, FISHERMEN, POST, MY_POSTS, MESSAGES];

export const AVATAR_MENU = [PROFILE, MY_POSTS, FAVORITES, MESSAGES, FISHERMEN];
/** Links shown before these to members of an aid organization. */
export const MEMBERS_MENU = [FIND_MEALS, { to: PATHS.claims, label: words.claims, icon: 'list' as const }];

export const BOTTOM_BAR = [BROWSE, POST, MY_POSTS, MESSAGES, PROFILE];

/** Unread messages are counted beside this link. */
export const MESSAGES_PATH: string = MESSAGES.to;

/** Links shown before the others of the menu. */
export const reservationsOf = (me: Me | undefined) => (hasReserved(me) ? [RESERVATIONS] : []);

const hasReserved = (me: Me | undefined): boolean => (me?.openReservations ?? 0) > 0;

/**
 * Like `linksFor`. On the community flavour, members of an aid organization get "find meals" instead of the list. A
 * buyer who has reserved fish gets their reservations instead of their posts.
 */
export function signedInLinks<Link extends NavigationItem>(
  links: readonly Link[],
  { me, ...parts }: Pick<Parts, 'hasPage' | 'firstKind'> & { me: Me | undefined },
): readonly (Link | typeof FIND_MEALS | typeof RESERVATIONS)[] {
  const isBuyer = hasReserved(me) && !me?.profiles.some(({ profileType }) => profileType === 'fisherman');
  const own = links.map((link) => (isBuyer && link.to === MY_POSTS.to ? RESERVATIONS : link));
  const findsMeals = hasOrganization(me) && FLAVOUR === 'community' && parts.hasPage(FIND_MEALS.to);
  const [browse, ...others] = own;
  return findsMeals && browse?.to === BROWSE.to
    ? [FIND_MEALS, ...linksFor(others, parts)]
    : linksFor(own, parts);
}
