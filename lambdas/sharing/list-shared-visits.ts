import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readVisits } from './store/visits.ts';

export default endpoint(listSharedVisits, async ({ actor, now }) => ({
  items: await readVisits(actor.userId, now),
}));
