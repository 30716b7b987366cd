import { listWaitingClaims } from '#shared/claims/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as review from './store/review.ts';

export default endpoint(listWaitingClaims, ({ query, now }) => review.listWaitingClaims(query, now));
