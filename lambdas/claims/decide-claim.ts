import { decideClaim } from '#shared/claims/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as review from './store/review.ts';

export default endpoint(decideClaim, ({ params: { claimId }, body, actor: { userId: actorId }, now }) =>
  review.decideClaim(claimId, { ...body, actorId, now }),
);
