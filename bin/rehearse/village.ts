/** A village that writes without a break: fishermen who post, and a kitchen that claims their meals, fetches them and writes messages. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deed } from '#lambdas/people/jobs.ts';
import { getMe, setLanguage } from '#shared/accounts/endpoints.ts';
import { collectClaim, createClaim, createClaimCode } from '#shared/claims/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { createMessage } from '#shared/messages/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createOrganization } from '#tests/support/organizations.ts';

export interface Village {
  fishermen: TestUser[];
  /** The first claims meals of the first fisherman, and so on. */
  kitchens: { organizationId: string; coordinator: TestUser }[];
}

/** The second fisherman reads Spanish. */
export async function aVillage(cloud: LocalCloud): Promise<Village> {
  const person = async (fisherman?: string) => {
    const made = await cloud.createUser(fisherman === undefined ? {} : { fisherman });
    await cloud.call(getMe, { token: made.accessToken });
    return made;
  };
  const fishermen = await Promise.all(['Ruth Alder', 'Omar Finn'].map((name) => person(name)));
  const token = fishermen[1]?.accessToken ?? '';
  await cloud.call(setLanguage, { token, body: { language: 'es' } });
  const kitchens = await Promise.all(
    fishermen.map(async () => {
      const coordinator = await person();
      return { organizationId: await createOrganization(cloud, coordinator), coordinator };
    }),
  );
  return { fishermen, kitchens };
}

/** The deeds that the site has acknowledged, by user id. */
export class Acknowledged {
  readonly deeds = new Map<string, Map<Deed, number>>();
  readonly catchIds: string[] = [];

  add(deed: Deed, ...people: readonly TestUser[]): void {
    for (const { userId } of people) {
      const counts = this.deeds.get(userId) ?? new Map<Deed, number>();
      this.deeds.set(userId, counts.set(deed, (counts.get(deed) ?? 0) + 1));
    }
  }
}

/**
 * Everybody writes, one request after the other, until the signal ends it or the site refuses.
 * @param pauseMs between the rounds of one pair
 * @param rounds of each pair, at most
 */
export async function write(
  cloud: LocalCloud,
  village: Village,
  pauseMs: number,
  signal: AbortSignal,
  rounds = Number.POSITIVE_INFINITY,
): Promise<Acknowledged> {
  const acknowledged = new Acknowledged();
  const pairs = village.fishermen.map(async (fisherman, index) => {
    const kitchen = village.kitchens[index];
    if (!kitchen) return;
    for (let left = rounds, isGoing = true; isGoing && left > 0 && !signal.aborted; left--) {
      isGoing = await round(cloud, fisherman, kitchen, acknowledged).then(
        () => true,
        () => false,
      );
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  });
  await Promise.all(pairs);
  return acknowledged;
}

/** One catch, one pledge, a claim of half its meals, their handover and a message. @throws Error if the site refuses one */
async function round(
  cloud: LocalCloud,
  fisherman: TestUser,
  { organizationId, coordinator }: Village['kitchens'][number],
  acknowledged: Acknowledged,
): Promise<void> {
  const [own, theirs] = [fisherman.accessToken, coordinator.accessToken];
  const posted = await cloud.call(createCatch, { token: own, body: aCatch() });
  acknowledged.catchIds.push(posted.body.id);
  acknowledged.add('posts', fisherman);
  const { body: pledge } = await cloud.call(createPledge, { token: own, body: aPledge({ mealsPledged: 4 }) });
  acknowledged.add('posts', fisherman);
  const inHours = (hours: number) => new Date(cloud.clock.now() + hours * HOUR).toISOString();
  const { body: claim } = await cloud.call(createClaim, {
    token: theirs,
    params: { pledgeId: pledge.id },
    body: {
      organizationId,
      meals: 2,
      pickupStart: inHours(0.5),
      pickupEnd: inHours(1),
      collectorName: 'Kim Reyes',
    },
  });
  acknowledged.add('holds', fisherman, coordinator);
  const params = { claimId: claim.id };
  const { code } = (await cloud.call(createClaimCode, { token: theirs, params })).body;
  const { body: collected } = await cloud.call(collectClaim, { token: own, params, body: { code } });
  if (collected) acknowledged.add('handovers', fisherman, coordinator);
  const message = { recipientId: fisherman.userId, subject: 'Cod', content: 'Is there some left?' };
  const sent = await cloud.call(createMessage, { token: theirs, body: message });
  if (sent.body) acknowledged.add('messages', coordinator);
}
