import { cancelClaim } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as releases from './store/release.ts';

export default endpoint(cancelClaim, ({ params: { claimId }, body: { reason }, actor: { userId }, now }) =>
  releases.cancelClaim(claimId, { userId, reason, now }),
);
