/** Builders of API keys for tests. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { PARTNER_SCOPES, SCOPES } from '#shared/contract/scopes.ts';
import { createPartnerKey } from '#shared/keys/admin-endpoints.ts';
import { createKey } from '#shared/keys/endpoints.ts';
import type { Kitchen } from './claims.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';

/** A key of an organization, made by its coordinator. It may do everything, unless `changes` say otherwise. */
export async function aKey(
  cloud: LocalCloud,
  { organizationId, coordinator }: Kitchen,
  changes: Partial<BodyInput<typeof createKey>> = {},
): Promise<{ id: string; key: string }> {
  const body = { name: 'Pantry planner', scopes: [...SCOPES], ...changes };
  const request = { token: coordinator.accessToken, params: { organizationId }, body };
  const { id, key = '' } = (await cloud.call(createKey, request)).body;
  return { id, key };
}

/** A key of an outside partner, made by an administrator. It is of a new partner, unless `changes` name one. */
export async function aPartnerKey(
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  changes: Partial<BodyInput<typeof createPartnerKey>> = {},
): Promise<{ id: string; key: string }> {
  const body = { name: `Gazette ${crypto.randomUUID()}`, scopes: [...PARTNER_SCOPES], ...changes };
  const { id, key = '' } = (await cloud.call(createPartnerKey, { token, body })).body;
  return { id, key };
}
