import { createProfile } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { toOwnProfile } from './own-profile.ts';
import { ensureAccount } from './store/ensure-account.ts';
import { addProfile } from './store/profiles.ts';

export default endpoint(createProfile, async ({ body, actor: { userId }, rememberAnswer, now }) => {
  await ensureAccount(userId, now);
  const added = await addProfile(userId, body, now, (profile) => rememberAnswer(toOwnProfile(profile, now)));
  return toOwnProfile(added, now);
});
