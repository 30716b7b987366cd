import { createClaimCode } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { replaceCode } from './store/codes.ts';

export default endpoint(createClaimCode, async ({ params: { claimId }, actor: { userId }, now }) => ({
  code: await replaceCode(claimId, { userId, now }),
}));
