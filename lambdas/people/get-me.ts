import { getMe } from '#shared/accounts/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listLatestFavorites } from '../favorites/store/favorites.ts';
import { listLikedPledges } from '../favorites/store/likes.ts';
import { nameOrganizations } from '../organizations/store/organizations.ts';
import { requireUser, secondFactorOf } from './member-standing.ts';
import { toOwnProfile } from './own-profile.ts';
import { readCaller } from './read-person.ts';
import { followAddress } from './store/address.ts';

export default endpoint(getMe, async ({ actor, now }) => {
  const [person, likes, favorites, known] = await Promise.all([
    readCaller(actor, now),
    listLikedPledges(actor.userId),
    listLatestFavorites(actor.userId),
    requireUser(actor.userId, now),
  ]);
  const { account, profiles, groups, blockedUserIds, suspended, unreadMessages } = person;
  const primary = profiles.find(({ isPrimary }) => isPrimary);
  return {
    user: {
      id: actor.userId,
      name: primary?.name ?? account.name,
      email: await followAddress(account, known?.email),
      ...(account.photo && { photo: account.photo }),
    },
    profiles: profiles.map((profile) => toOwnProfile(profile, now)),
    roles: groups,
    organizations: await nameOrganizations(person.organizations),
    likedPledgeIds: likes.pledgeIds,
    moreLikedPledges: likes.more,
    favoriteFishermanIds: favorites.fishermanIds,
    moreFavoriteFishermen: favorites.more,
    blockedUserIds,
    ...suspended,
    unreadMessages,
    ...secondFactorOf(known, groups),
    credits: profiles.reduce((sum, profile) => sum + (profile.credits ?? 0), 0),
  };
});
