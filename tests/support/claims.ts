/** Builders of claims for tests. */
import { ulid } from 'ulid';
import { expect } from 'vitest';
import { noShow } from '#lambdas/claims/store/items.ts';
import type { StoredOrganization } from '#lambdas/organizations/store/items.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import {
  cancelClaim,
  collectClaim,
  createClaim,
  createClaimCode,
  recordNoShow,
  recordServed,
} from '#shared/claims/endpoints.ts';
import type { ClaimWithCode } from '#shared/claims/schemas.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import { postPledge } from './builders.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';
import { A_FISHERMAN, type TestUser } from './cloud/users.ts';
import { aPerson } from './correspondence.ts';
import { createOrganization } from './organizations.ts';

/** An organization and its members. */
export interface Kitchen {
  organizationId: string;
  coordinator: TestUser;
}

export async function aKitchen(
  cloud: LocalCloud,
  changes: Partial<StoredOrganization> = {},
): Promise<Kitchen> {
  const coordinator = await cloud.createUser({ name: 'Lou Marsh' });
  return { organizationId: await createOrganization(cloud, coordinator, changes), coordinator };
}

export const inHours = (cloud: LocalCloud, hours: number) =>
  new Date(cloud.clock.now() + hours * HOUR).toISOString();

/** A pledge of 24 meals with its fisherman, and an organization that can claim some of them. */
export interface ClaimScene {
  fisherman: TestUser;
  kitchen: Kitchen;
  pledgeId: string;
}

/** @param changes of the organization */
export async function aClaimScene(
  cloud: LocalCloud,
  changes: Partial<StoredOrganization> = {},
): Promise<ClaimScene> {
  const [fisherman, kitchen] = await Promise.all([
    aPerson(cloud, { name: 'Ruth Alder', fisherman: A_FISHERMAN }),
    aKitchen(cloud, changes),
  ]);
  await cloud.call(getMe, { token: kitchen.coordinator.accessToken });
  const { id: pledgeId } = await postPledge(cloud, fisherman, { catchDate: inHours(cloud, -1) });
  return { fisherman, kitchen, pledgeId };
}

/** Claims with a pickup slot that starts in half an hour and ends in an hour. */
export function claimSoon(
  cloud: LocalCloud,
  { kitchen, pledgeId }: ClaimScene,
  meals = 10,
): Promise<ClaimWithCode> {
  const slot = { pickupStart: inHours(cloud, 0.5), pickupEnd: inHours(cloud, 1) };
  return claimMeals(cloud, kitchen, pledgeId, { meals, ...slot });
}

type ClaimInput = BodyInput<typeof createClaim>;

export const aClaim = (
  cloud: LocalCloud,
  organizationId: string,
  changes: Partial<ClaimInput> = {},
): ClaimInput => ({
  organizationId,
  meals: 2,
  pickupStart: inHours(cloud, 3),
  pickupEnd: inHours(cloud, 4),
  collectorName: 'Kim Reyes',
  ...changes,
});

/** Requests a claim and returns the response. */
export const askFor = (
  cloud: LocalCloud,
  { organizationId, coordinator }: Kitchen,
  pledgeId: string,
  { idempotencyKey, ...changes }: Partial<ClaimInput> & { idempotencyKey?: string } = {},
) =>
  cloud.call(createClaim, {
    token: coordinator.accessToken,
    params: { pledgeId },
    body: aClaim(cloud, organizationId, changes),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

/** @throws Error if it is refused */
export const claimMeals = async (...request: Parameters<typeof askFor>): Promise<ClaimWithCode> =>
  (await askFor(...request)).body;

export const cancel = (cloud: LocalCloud, who: TestUser, claimId: string, reason = 'The van broke down.') =>
  cloud.call(cancelClaim, { token: who.accessToken, params: { claimId }, body: { reason } });

export const codeOf = async (cloud: LocalCloud, who: TestUser, claimId: string): Promise<string> =>
  (await cloud.call(createClaimCode, { token: who.accessToken, params: { claimId } })).body.code;

export const collect = (
  cloud: LocalCloud,
  who: TestUser,
  claimId: string,
  body: { code: string; at?: string },
) => cloud.call(collectClaim, { token: who.accessToken, params: { claimId }, body });

export const miss = (cloud: LocalCloud, who: TestUser, claimId: string) =>
  cloud.call(recordNoShow, { token: who.accessToken, params: { claimId } });

export const serve = (cloud: LocalCloud, who: TestUser, claimId: string, meals: number) =>
  cloud.call(recordServed, { token: who.accessToken, params: { claimId }, body: { meals } });

/** A claim from an organization that missed three pickups in the last months. */
export async function aWaitingClaim(
  cloud: LocalCloud,
  pledgeId: string,
  changes: Partial<StoredOrganization> = {},
) {
  const kitchen = await aKitchen(cloud, changes);
  await missBefore(cloud, kitchen, [1, 30, 89]);
  return { kitchen, claim: await claimMeals(cloud, kitchen, pledgeId) };
}

/**
 * A handover of ten of 24 meals that was reported after its claim was cancelled and others had claimed the meals.
 * @param left meals that nobody has claimed
 */
export async function aConflict(
  cloud: LocalCloud,
  fisherman: TestUser,
  { left = 6, ...changes }: Partial<StoredOrganization> & { left?: number } = {},
) {
  const { id: pledgeId } = await postPledge(cloud, fisherman);
  const [kitchen, ...others] = await Promise.all([
    aKitchen(cloud, changes),
    aKitchen(cloud),
    aKitchen(cloud),
  ]);
  const { id: claimId } = await claimMeals(cloud, kitchen, pledgeId, { meals: 10 });
  const code = await codeOf(cloud, kitchen.coordinator, claimId);
  const at = inHours(cloud, 0);
  await cancel(cloud, fisherman, claimId);
  for (const [index, other] of others.entries())
    await claimMeals(cloud, other, pledgeId, { meals: index === 0 ? 12 : 12 - left });
  expect((await collect(cloud, fisherman, claimId, { code, at })).status).toBe(409);
  return { kitchen, pledgeId, claimId };
}

/** Records a no-show for each of these days, each for another fisherman's pledge unless `fishermanId` is given. */
export async function missBefore(
  cloud: LocalCloud,
  { organizationId }: Kitchen,
  daysAgo: readonly number[],
  fishermanId?: string,
): Promise<void> {
  const items = daysAgo.map((days) => {
    const expiresAt = Math.floor((cloud.clock.now() + (90 - days) * DAY) / 1000);
    const claimId = ulid(cloud.clock.now() - days * DAY);
    return noShow.item({ organizationId, claimId }, { fishermanId: fishermanId ?? claimId, expiresAt });
  });
  await putItems(
    cloud,
    items.map((item) => ({ ...item })),
  );
}
