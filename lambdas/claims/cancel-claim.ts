import { cancelClaim } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as moves from './store/moves.ts';

export default endpoint(cancelClaim, ({ params: { claimId }, body: { reason }, actor: { userId }, now }) =>
  moves.cancelClaim(claimId, { userId, reason, now }),
);
