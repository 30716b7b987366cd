/** Organizations and their members, as tests need them. */
import { ulid } from 'ulid';
import {
  organization,
  organizationMember,
  type StoredOrganization,
} from '#lambdas/organizations/store/items.ts';
import type { MemberRole } from '#shared/organizations/schemas.ts';
import type { LocalCloud } from '#tests/support/local-cloud.ts';
import { putItems } from '#tests/support/table-client.ts';
import type { TestUser } from '#tests/support/users.ts';

const SINCE = '2026-01-05T12:00:00.000Z';

/** A food bank in Portland, Maine. */
function anOrganization(changes: Partial<StoredOrganization> = {}): StoredOrganization {
  return {
    name: 'Harbor Kitchen',
    type: 'food_bank',
    place: 'Portland, ME',
    coordinates: { lat: 43.66, lng: -70.26 },
    radiusMiles: 35,
    mealsPerWeek: 400,
    coldStorage: ['refrigerator'],
    contact: { name: 'Ana Reyes', email: 'ana@harborkitchen.example' },
    state: 'active',
    applicationId: ulid(),
    createdAt: SINCE,
    openClaims: 0,
    mealsClaimed: 0,
    mealsCollected: 0,
    mealsServed: 0,
    ...changes,
  };
}

/** An approved organization with its coordinator. @returns its id */
export async function createOrganization(
  cloud: LocalCloud,
  coordinator: TestUser,
  changes: Partial<StoredOrganization> = {},
): Promise<string> {
  const organizationId = ulid();
  await putItems(cloud, [{ ...organization.item({ organizationId }, anOrganization(changes)) }]);
  await addMember(cloud, organizationId, coordinator, 'coordinator');
  return organizationId;
}

/** Lets somebody act for an organization, as if they had been invited. */
export async function addMember(
  cloud: LocalCloud,
  organizationId: string,
  { userId }: TestUser,
  role: MemberRole,
): Promise<void> {
  const member = { role, since: SINCE, addedBy: 'test' };
  await putItems(cloud, [{ ...organizationMember.item({ userId, organizationId }, member) }]);
}
