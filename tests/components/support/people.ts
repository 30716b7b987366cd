import type { Me } from '../../../web/lib/session/session.tsx';

/** Somebody who is signed in: without a role and without a profile, unless the test says so. */
export const aPerson = (changes: Partial<Me> = {}): Me => ({
  user: { id: '5f0c1e3a-0000-4000-8000-00000000000a', name: 'Alma Desk', email: 'alma@creel.example' },
  profiles: [],
  roles: [],
  organizations: [],
  likedPledgeIds: [],
  moreLikedPledges: false,
  favoriteFishermanIds: [],
  moreFavoriteFishermen: false,
  blockedUserIds: [],
  isSuspended: false,
  unreadMessages: 0,
  credits: 0,
  ...changes,
});
