export const PROFILE_TYPES = ['fisherman', 'buyer', 'organization_user'] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

/** What each is called (first document, section 6). */
export const PROFILE_TYPE_LABELS: Readonly<Record<ProfileType, string>> = {
  fisherman: 'Fisherman',
  buyer: 'Fresh Fish Buyer',
  organization_user: 'Organization Member',
};
