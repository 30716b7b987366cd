export const PROFILE_TYPES = ['fisherman', 'buyer', 'organization_user'] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];
