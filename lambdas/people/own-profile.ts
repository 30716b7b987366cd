import type { OwnProfile } from '#shared/profiles/own-profile.ts';
import type { StoredProfile } from './store/items.ts';

/** A stored profile as its owner is told of it. */
export function toOwnProfile(profile: StoredProfile): OwnProfile {
  const { profileType, name, location, isPro, isPrimary, credits, createdAt } = profile;
  const { phone, bio = '', role } = profile;
  return {
    profileType,
    name,
    phone,
    location,
    bio,
    ...(profileType === 'organization_user' && { role: role ?? '' }),
    isPro,
    isPrimary,
    ...(credits !== undefined && { credits }),
    createdAt,
  };
}
