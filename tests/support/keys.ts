/** Builders of API keys for tests. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { SCOPES } from '#shared/contract/scopes.ts';
import { createKey } from '#shared/keys/endpoints.ts';
import type { Kitchen } from './claims.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';

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
