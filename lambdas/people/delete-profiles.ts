import { deleteProfiles } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as profiles from './store/profiles.ts';

export default endpoint(deleteProfiles, async ({ params: { userId }, actor, now }) => ({
  deleted: await profiles.deleteProfiles(userId, actor.userId, now),
}));
