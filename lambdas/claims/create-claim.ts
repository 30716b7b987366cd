import { createClaim } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as claims from './store/create.ts';

export default endpoint(
  createClaim,
  ({ params: { pledgeId }, body, actor: { userId }, rememberAnswer, now }) =>
    claims.createClaim({ pledgeId, body, userId, now, rememberAnswer }),
);
