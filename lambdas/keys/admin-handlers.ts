import * as endpoints from '#shared/keys/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as partners from './store/partner-keys.ts';

export const listPartnerKeys = endpoint(endpoints.listPartnerKeys, async ({ now }) => ({
  items: await partners.listPartnerKeys(now),
}));

export const createPartnerKey = endpoint(
  endpoints.createPartnerKey,
  ({ body, actor: { userId }, rememberAnswer, now }) =>
    partners.makePartnerKey({ body, userId, now, rememberAnswer }),
);

export const deletePartnerKey = endpoint(
  endpoints.deletePartnerKey,
  async ({ params: { keyId }, actor: { userId }, now }) => {
    await partners.endPartnerKey(keyId, { userId, now });
    return { ended: true as const };
  },
);
