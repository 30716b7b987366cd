import { newAccount } from '#shared/accounts/new-account.ts';
import { getMe } from '#shared/me/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { createAccount, type Person, readPerson } from '../data/users.ts';
import { readIdentity } from '../services/user-pool.ts';

export default endpoint(getMe, async ({ actor, now }) => {
  const found = await readPerson(actor.userId);
  const person = found.account ? found : await makePerson(actor.userId, now);
  return {
    user: {
      id: actor.userId,
      name: person.account?.name ?? '',
      email: person.account?.email ?? '',
    },
    profiles: person.profiles.map(({ profileType, name, location, isPrimary }) => ({
      profileType,
      name,
      location,
      isPrimary,
    })),
    roles: person.groups,
    organizations: [],
    likedPledgeIds: [],
    favoriteFishermanIds: [],
    blockedUserIds: [],
    unreadMessages: 0,
    credits: person.profiles.reduce((sum, profile) => sum + (profile.credits ?? 0), 0),
  };
});

/** The trigger after confirmation makes account and profile; one that failed or never fired must not lock a person out. */
async function makePerson(userId: string, now: Date): Promise<Person> {
  await createAccount(newAccount(await readIdentity(userId), now));
  return await readPerson(userId);
}
