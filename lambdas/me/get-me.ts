import { getMe } from '#shared/me/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { type Account, createAccount, readPerson } from '../data/users.ts';
import { readIdentity } from '../services/user-pool.ts';

export default endpoint(getMe, async ({ actor, now }) => {
  const person = await readPerson(actor.userId);
  const account = person.account ?? (await makeAccount(actor.userId, now));
  return {
    user: { id: account.userId, name: account.name, email: account.email },
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

/** The trigger after confirmation makes it; one that failed or never fired must not lock a person out. */
async function makeAccount(userId: string, now: Date): Promise<Account> {
  const identity = await readIdentity(userId);
  const account = { userId, ...identity, createdAt: now.toISOString() };
  await createAccount(account);
  return account;
}
