/** Builders of organizations and their members for tests. */
import { randomInt, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import {
  organization,
  organizationMember,
  type StoredOrganization,
} from '#lambdas/organizations/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { inviteOrganizationMember } from '#shared/organizations/endpoints.ts';
import type { MemberRole } from '#shared/organizations/schemas.ts';
import { callApi } from './cloud/api-call.ts';
import { httpRequest } from './cloud/http.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';
import type { TestUser } from './cloud/users.ts';

const SINCE = '2026-01-05T12:00:00.000Z';

/** A food bank in Portland, Maine. */
export function anOrganization(changes: Partial<StoredOrganization> = {}): StoredOrganization {
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

/** Makes somebody a member of an organization, as if they had accepted an invitation. */
export async function addMember(
  cloud: LocalCloud,
  organizationId: string,
  { userId }: TestUser,
  role: MemberRole,
): Promise<void> {
  const member = { role, since: SINCE, addedBy: 'test' };
  await putItems(cloud, [{ ...organizationMember.item({ userId, organizationId }, member) }]);
}

type Application = BodyInput<typeof createAidApplication>;

export const aStranger = (): string => `ana-${randomUUID().slice(0, 8)}@creel.example`;

export function anApplication(changes: Partial<Application> = {}): Application {
  return {
    contactName: 'Ana Reyes',
    contactEmail: aStranger(),
    organizationName: 'Harbor Kitchen',
    organizationType: 'food_bank',
    servingArea: 'Portland, ME',
    currentCapacity: '200 meals a week',
    experience: 'Ten years',
    availability: 'Weekdays',
    termsAccepted: true,
    ...changes,
  };
}

/**
 * Sends the application form, each time from another network address, because applications are limited by address.
 * @returns the application's id
 */
export async function apply(cloud: LocalCloud, changes: Partial<Application> = {}): Promise<string> {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
  const answer = await callApi(
    cloud.origin(),
    createAidApplication,
    { body: anApplication(changes) },
    (origin, path, request) => httpRequest(origin, path, { ...request, localAddress }),
  );
  return answer.body.id;
}

/** Invites an address that belongs to no account. */
export async function inviteStranger(
  cloud: LocalCloud,
  organizationId: string,
  { accessToken: token }: TestUser,
) {
  const body = { email: aStranger(), role: 'collector' as const };
  return (await cloud.call(inviteOrganizationMember, { token, params: { organizationId }, body })).body;
}
