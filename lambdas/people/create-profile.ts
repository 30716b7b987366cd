import { NEW_PROFILE_CREDITS } from '#shared/limits.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { toOwnProfile } from './own-profile.ts';
import { presentPerson } from './present-person.ts';
import * as profiles from './store/profiles.ts';

export default endpoint(createProfile, async ({ body, actor, rememberAnswer, now }) => {
  await presentPerson(actor.userId, now);
  const profile = {
    ...body,
    isPro: false,
    ...(body.profileType === 'fisherman' && { credits: NEW_PROFILE_CREDITS }),
    createdAt: now.toISOString(),
  };
  const added = await profiles.addProfile(actor.userId, profile, (made) => [
    rememberAnswer(toOwnProfile(made)),
  ]);
  return toOwnProfile(added);
});
