import { getMe } from '#shared/me/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { toOwnProfile } from '../profiles/own-profile.ts';
import { presentPerson } from '../profiles/present-person.ts';

export default endpoint(getMe, async ({ actor, now }) => {
  const { account, profiles, groups } = await presentPerson(actor.userId, now);
  const primary = profiles.find(({ isPrimary }) => isPrimary);
  return {
    user: {
      id: actor.userId,
      name: primary?.name ?? account.name,
      email: account.email,
      ...(account.photo && { photo: account.photo }),
    },
    profiles: profiles.map(toOwnProfile),
    roles: groups,
    organizations: [],
    likedPledgeIds: [],
    favoriteFishermanIds: [],
    blockedUserIds: [],
    unreadMessages: 0,
    credits: profiles.reduce((sum, profile) => sum + (profile.credits ?? 0), 0),
  };
});
