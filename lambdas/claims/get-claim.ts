import { getClaim } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as claims from './store/claims.ts';

export default endpoint(getClaim, ({ params, actor, now }) =>
  claims.getClaim(params.claimId, actor.userId, now),
);
