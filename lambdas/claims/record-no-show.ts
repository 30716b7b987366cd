import { recordNoShow } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as releases from './store/release.ts';

export default endpoint(recordNoShow, ({ params: { claimId }, actor: { userId }, now }) =>
  releases.recordNoShow(claimId, { userId, now }),
);
