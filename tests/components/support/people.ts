import type { OwnProfile } from '#shared/profiles/own-profile.ts';
import type { Me } from '../../../web/lib/session/session.tsx';

/** A signed-in person, without a role or a profile by default. */
export const aPerson = (changes: Partial<Me> = {}): Me => ({
  user: { id: '5f0c1e3a-0000-4000-8000-00000000000a', name: 'Alma Desk', email: 'alma@creel.example' },
  profiles: [],
  roles: [],
  organizations: [],
  likedPledgeIds: [],
  moreLikedPledges: false,
  favoriteFishermanIds: [],
  moreFavoriteFishermen: false,
  savedPostIds: [],
  moreSavedPosts: false,
  unreadAlerts: 0,
  openReservations: 0,
  blockedUserIds: [],
  isSuspended: false,
  unreadMessages: 0,
  credits: 0,
  ...changes,
});

export const aProfile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  profileType: 'fisherman',
  name: 'Ruth Alder',
  phone: '(207) 555-0142',
  location: 'Portland, ME',
  zipcode: '04101',
  bio: '',
  isPro: false,
  isPrimary: true,
  credits: 0,
  createdAt: '2026-01-05T12:00:00Z',
  ...changes,
});

/** A person who may post. */
export const aFisherman = (profile: Partial<OwnProfile> = {}, changes: Partial<Me> = {}): Me =>
  aPerson({
    user: { id: '5f0c1e3a-0000-4000-8000-00000000000f', name: 'Ruth Alder', email: 'ruth@creel.example' },
    profiles: [aProfile(profile)],
    ...changes,
  });
