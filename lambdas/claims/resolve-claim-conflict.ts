import { resolveClaimConflict } from '#shared/claims/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { resolveConflict } from './store/conflicts.ts';

export default endpoint(resolveClaimConflict, ({ params: { claimId }, body, actor, now }) =>
  resolveConflict(claimId, { ...body, actorId: actor.userId, now }),
);
