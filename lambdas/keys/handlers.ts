import * as endpoints from '#shared/keys/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { requireMember } from '../organizations/store/members.ts';
import { endKeyOf, listKeysOf, makeKey } from './store/keys.ts';
import { endLeaked } from './store/live-keys.ts';

export const listKeys = endpoint(endpoints.listKeys, async ({ params: { organizationId }, actor, now }) => {
  await requireMember(actor.userId, organizationId, ['coordinator']);
  return { items: await listKeysOf(organizationId, now) };
});

export const createKey = endpoint(
  endpoints.createKey,
  ({ params: { organizationId }, body, actor: { userId }, rememberAnswer, now }) =>
    makeKey({ organizationId, body, userId, now, rememberAnswer }),
);

export const deleteKey = endpoint(
  endpoints.deleteKey,
  async ({ params: { organizationId, keyId }, actor: { userId }, now }) => {
    await endKeyOf(organizationId, keyId, { userId, now });
    return { ended: true as const };
  },
);

export const endLeakedKey = endpoint(endpoints.endLeakedKey, async ({ body: { key }, now }) => {
  await endLeaked(key, now);
  return { ended: true as const };
});
