import { collectClaim } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as handover from './store/collect.ts';

export default endpoint(collectClaim, ({ params: { claimId }, body: { code, at }, actor: { userId }, now }) =>
  handover.collectClaim(claimId, { userId, code, at, now }),
);
