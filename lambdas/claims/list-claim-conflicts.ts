import { listClaimConflicts } from '#shared/claims/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as review from './store/conflicts.ts';

export default endpoint(listClaimConflicts, ({ query, now }) => review.listClaimConflicts(query, now));
