import { updateProfile } from '#shared/profiles/endpoints.ts';
import { patchIssues } from '#shared/profiles/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { refuse } from '../core/parse.ts';
import { toOwnProfile } from './own-profile.ts';
import { changeProfile } from './store/profiles.ts';

export default endpoint(updateProfile, async ({ params: { profileType }, body, actor, now }) => {
  refuse(patchIssues(profileType, body));
  return toOwnProfile(await changeProfile(actor.userId, profileType, body, now), now);
});
