/**
 * Items of a person: account, profiles, groups, counts and a fisherman's card lie in one partition, read at once by `GET /me`, together
 * with what other areas keep there.
 */
import type { NewAccount, NewProfile } from '#shared/accounts/new-account.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { defineItem, type ItemKey, listIn, listInIndex } from '../../table/index.ts';

/** All that lies with a person. */
export function personItems(userId: string) {
  return listIn(`USER#${userId}`);
}

export type Account = NewAccount['account'] & {
  /** One for all profiles. */
  photo?: Photo;
  /** Hashes of the mailboxes it had before, the latest first: a suspension covers them too. */
  earlierMailboxes?: string[];
  /** While an administrator resets the second factor: who, and since when (ISO 8601). */
  resetting?: { by: string; since: string };
};

export const account = defineItem<Account>()('account', {
  pk: 'USER#{userId}',
  sk: 'ACCOUNT',
  owner: { list: personItems, exported: { as: 'account' }, erased: 'by-store' },
});

export interface StoredRecoveryCodes {
  /** Keyed hashes of those that were not used, as names. */
  hashes: Readonly<Record<string, true>>;
  /** ISO 8601. */
  createdAt: string;
  /** The hash of the newest one that was used: with it two-step verification is turned off. */
  used?: string;
}

/** Codes that sign in without the authenticator app. They go when it is turned off. */
export const recoveryCodes = defineItem<StoredRecoveryCodes>()('recovery codes', {
  pk: 'USER#{userId}',
  sk: 'RECOVERY-CODES',
  owner: {
    list: personItems,
    exported: { not: 'Nobody can read codes from their hashes, and they are of no other use.' },
    erased: 'delete',
  },
});

/**
 * Phone, role and what else is not in a public answer lie here too: answers name the fields they take. A ZIP code is given with
 * the sign-up form, or later.
 */
export type StoredProfile = Omit<NewProfile, 'zipcode'> & {
  zipcode?: string;
  updatedAt?: string;
  /** ISO 8601: when being Pro ends. */
  proUntil?: string;
};

export const profile = defineItem<StoredProfile>()('profile', {
  pk: 'USER#{userId}',
  sk: 'PROFILE#{profileType}',
  owner: { list: personItems, exported: { as: 'profiles' }, erased: 'delete' },
});

/** The profile by which somebody is a fisherman. */
export const fishermanProfile = (userId: string) => profile.key({ userId, profileType: 'fisherman' });

interface StoredExport {
  /** ISO 8601. */
  requestedAt: string;
  /** ISO 8601; absent while it is being made. */
  readyAt?: string;
  bytes?: number;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** That somebody asked for a file of everything that is kept of them; the file itself is in the bucket, and goes with it. */
export const accountExport = defineItem<StoredExport>()('account export', {
  pk: 'USER#{userId}',
  sk: 'EXPORT',
  owner: { list: personItems, exported: { not: 'It is about the export itself.' }, erased: 'delete' },
});

export interface Membership {
  group: Group;
  /** User id, or in words what made the first ones. */
  assignedBy: string;
  /** ISO 8601. */
  assignedAt: string;
}

export const membership = defineItem<Membership>()('group membership', {
  pk: 'USER#{userId}',
  sk: 'GROUP#{group}',
  indexes: ({ group }) => ({ gsi1pk: membersOf(group).partition }),
  owner: { list: personItems, exported: { as: 'groups' }, erased: 'delete' },
});

export function membersOf(group: string) {
  return listInIndex<Membership>('gsi1', `MEMBERS#${group}`);
}

interface Ratings {
  ratingTotal?: number;
  ratingCount?: number;
}

/** Counts of a person. */
export interface Stats extends Ratings {
  catches?: number;
  pledges?: number;
  pledgePoints?: number;
  totalLikes?: number;
  mealsClaimed?: number;
  mealsServed?: number;
}

export const stats = defineItem<Stats>()('counts of a person', {
  pk: 'USER#{userId}',
  sk: 'STATS',
  owner: { list: personItems, exported: { as: 'more' }, erased: 'delete' },
});

/** As it lies in the table: without what the key says, and with ratings as the sums they are counted in. */
export type StoredFishermanCard = Omit<
  FishermanCard,
  'userId' | 'createdAt' | 'distance' | 'rating' | 'ratingCount'
> &
  Ratings &
  Pick<StoredProfile, 'proUntil'>;

export interface StoredFisherman {
  card: StoredFishermanCard;
  detail: { bio: string; pledgePoints: number; mealsClaimed?: number; mealsServed?: number };
  /** The sort key of its entry in the directory. */
  listing: string;
  /** Another one with every write: who writes by what they read names the one they read. */
  revision: string;
}

/** A fisherman as anyone may see them. */
export const fisherman = defineItem<StoredFisherman>()('fisherman', {
  pk: 'USER#{userId}',
  sk: 'FISHERMAN',
  owner: {
    list: personItems,
    exported: { not: 'It only repeats what profile, account and counts say.' },
    erased: 'by-store',
  },
});

export interface StoredDirectoryEntry {
  card: StoredFishermanCard;
}

/** The card of a fisherman in the directory, by the time the profile was made; in an index those with a pledge on show. */
export const directoryEntry = defineItem<StoredDirectoryEntry>()('directory entry', {
  pk: 'FISHERMEN',
  sk: '{createdAt}#{userId}',
  indexes: (_, { card }) => (card.pledgeCount > 0 ? { gsi1pk: fishermenWithPledges.partition } : {}),
  owner: { copyOf: 'fisherman' },
});
export const fishermen = listIn<StoredDirectoryEntry>('FISHERMEN');
export const fishermenWithPledges = listInIndex<StoredDirectoryEntry>('gsi1', 'FISHERMEN#PLEDGED');

/** Repeats the entry of a fisherman while they are Pro; it goes with that entry. */
export const proEntry = defineItem<StoredDirectoryEntry>()('entry of a Pro fisherman', {
  pk: 'FISHERMEN#PRO',
  sk: '{sk}',
  owner: 'nobody',
});
export const fishermenWithPro = listIn<StoredDirectoryEntry>('FISHERMEN#PRO');

export function directoryEntryOf({ listing }: StoredFisherman): ItemKey<StoredDirectoryEntry> {
  return { pk: fishermen.partition, sk: listing };
}

interface Tombstone {
  /** ISO 8601. */
  deletedAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

interface StoredSignOut {
  /** ISO 8601. */
  signedOutAt: string;
  /** Seconds since the epoch: sessions from before it are over by then. */
  expiresAt: number;
}

/** That somebody signed out everywhere: what their earlier tokens may do ends with it. */
export const signOut = defineItem<StoredSignOut>()('sign-out', {
  pk: 'USER#{userId}',
  sk: 'SIGNED-OUT',
  owner: { list: personItems, exported: { as: 'more' }, erased: 'delete' },
});

/** That the account was deleted. */
export const tombstone = defineItem<Tombstone>()('tombstone', {
  pk: 'USER#{userId}',
  sk: 'DELETED',
  owner: {
    list: personItems,
    exported: { not: 'Where there is one, there is nobody to export for.' },
    erased: { not: 'Tokens of the account may be valid for a while; it expires after them.' },
  },
});
