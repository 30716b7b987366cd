import { recordServed } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as served from './store/served.ts';

export default endpoint(recordServed, ({ params: { claimId }, body: { meals }, actor: { userId }, now }) =>
  served.recordServed(claimId, { userId, meals, now }),
);
