/** Two people, and what they have done before an outage. */
import { createClaim, createClaimCode } from '#shared/claims/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import type { FaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { admire } from '#tests/support/fishermen.ts';
import { addDevice } from '#tests/support/push-devices.ts';

/** A fisherman and a kitchen, with a pledge of 24 meals and a claim of it before the outage. */
export interface Pair {
  fisherman: TestUser;
  kitchen: { organizationId: string; coordinator: TestUser };
  pledgeId: string;
  claimId: string;
  code: string;
  catchId: string;
  /** On which the coordinator is notified of what the fisherman posts. */
  device: { endpoint: string };
  /** The upload whose bytes the bucket took. */
  uploadId?: string;
}

/** Texts of the outage, by which they are found afterwards. */
export const DURING = {
  description: 'Caught in the outage.',
  subject: 'Posted in the outage',
  collector: 'Lou Marsh',
};
export const MEALS = { pledged: 24, claimed: 2, collected: 3 };

/** @returns the time so many hours from now, by the moved clock */
export const hoursFrom = (cloud: FaultyCloud, hours: number) =>
  new Date(cloud.clock.now() + hours * HOUR).toISOString();

/** Long after the outage, so that no claim ends meanwhile. */
export const slotOf = (cloud: FaultyCloud) => ({
  pickupStart: hoursFrom(cloud, 12),
  pickupEnd: hoursFrom(cloud, 13),
});

export async function aPair(
  cloud: FaultyCloud,
  fisherman: TestUser,
  kitchen: Pair['kitchen'],
): Promise<Pair> {
  const [own, theirs] = [fisherman.accessToken, kitchen.coordinator.accessToken];
  const catchDate = hoursFrom(cloud, -1);
  const posted = await cloud.call(createCatch, { token: own, body: aCatch({ caughtDate: catchDate }) });
  const body = aPledge({ mealsPledged: MEALS.pledged, catchDate });
  const { id: pledgeId } = (await cloud.call(createPledge, { token: own, body })).body;
  const claimed = await cloud.call(createClaim, {
    token: theirs,
    params: { pledgeId },
    body: {
      organizationId: kitchen.organizationId,
      meals: MEALS.collected,
      ...slotOf(cloud),
      collectorName: 'Kim Reyes',
    },
  });
  const { id: claimId } = claimed.body;
  const { code } = (await cloud.call(createClaimCode, { token: theirs, params: { claimId } })).body;
  // Only of what is posted from now on.
  await cloud.settled();
  await admire(cloud, kitchen.coordinator, fisherman);
  const device = await addDevice(cloud, kitchen.coordinator);
  return { fisherman, kitchen, pledgeId, claimId, code, device, catchId: posted.body.id };
}
