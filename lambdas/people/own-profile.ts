import type { OwnProfile } from '#shared/profiles/own-profile.ts';
import { isProAt } from '#shared/profiles/rules.ts';
import type { StoredProfile } from './store/items.ts';

/** A stored profile in the form its owner receives. */
export function toOwnProfile(profile: StoredProfile, now: Date): OwnProfile {
  const { profileType, name, location, proUntil, isPrimary, credits, createdAt } = profile;
  const isPro = isProAt(profile, now.getTime());
  const { phone, zipcode = '', bio = '', role } = profile;
  return {
    profileType,
    name,
    phone,
    location,
    zipcode,
    bio,
    ...(profileType === 'organization_user' && { role: role ?? '' }),
    isPro,
    ...(isPro && proUntil !== undefined && { proUntil }),
    isPrimary,
    credits,
    ...(profileType === 'fisherman' && { isNamedInReports: profile.isNamedInReports === true }),
    createdAt,
  };
}
