/**
 * A person's items. Account, profiles, groups, counts and a fisherman's card share one partition with items of other
 * areas, so that `GET /me` reads them together.
 */
import type { NewAccount, NewProfile } from '#shared/accounts/new-account.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import type { FishermanCard } from '#shared/fishermen/schemas.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { defineItem, type ItemKey, listIn, listInIndex } from '../../table/index.ts';

/** All items in a person's partition. */
export function personItems(userId: string) {
  return listIn(`USER#${userId}`);
}

export type Account = NewAccount['account'] & {
  /** One photo for all profiles. */
  photo?: Photo;
  /** Hashes of earlier mailboxes, latest first. A suspension covers them too. */
  earlierMailboxes?: string[];
  /** While an administrator resets two-step verification: who does it, and since when (ISO 8601). */
  resetting?: { by: string; since: string };
};

export const account = defineItem<Account>()('account', {
  pk: 'USER#{userId}',
  sk: 'ACCOUNT',
  owner: { list: personItems, exported: { as: 'account' }, erased: 'by-store' },
});

export interface StoredRecoveryCodes {
  /** Keyed hashes of unused codes, as attribute names. */
  hashes: Readonly<Record<string, true>>;
  /** ISO 8601. */
  createdAt: string;
  /** The hash of the last code used, which turns two-step verification off. */
  used?: string;
}

/** Codes that sign in without the authenticator app. They are deleted when it is turned off. */
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
 * Includes private fields such as phone and role, so responses list the fields that they contain. The ZIP code comes
 * from the sign-up form, or is added later.
 */
export type StoredProfile = Omit<NewProfile, 'zipcode'> & {
  zipcode?: string;
  updatedAt?: string;
  /** ISO 8601; when Pro ends. */
  proUntil?: string;
  /** Whether organizations may name the fisherman in their annual reports; they may not if it is absent. */
  isNamedInReports?: boolean;
};

export const profile = defineItem<StoredProfile>()('profile', {
  pk: 'USER#{userId}',
  sk: 'PROFILE#{profileType}',
  owner: { list: personItems, exported: { as: 'profiles' }, erased: 'delete' },
});

/** The key of a person's fisherman profile. */
export const fishermanProfile = (userId: string) => profile.key({ userId, profileType: 'fisherman' });

interface StoredExport {
  /** ISO 8601. */
  requestedAt: string;
  /** ISO 8601; absent until the file is ready. */
  readyAt?: string;
  bytes?: number;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** A person's request for a file of their data. The file itself is in the bucket, and is deleted with this item. */
export const accountExport = defineItem<StoredExport>()('account export', {
  pk: 'USER#{userId}',
  sk: 'EXPORT',
  owner: { list: personItems, exported: { not: 'It is about the export itself.' }, erased: 'delete' },
});

export interface Membership {
  group: Group;
  /** User id, or the name of the command that created the first ones. */
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

/** The stored form: without the fields in the key, and with ratings as sums. */
export type StoredFishermanCard = Omit<
  FishermanCard,
  'userId' | 'createdAt' | 'distance' | 'rating' | 'ratingCount'
> &
  Ratings &
  Pick<StoredProfile, 'proUntil'>;

export interface StoredFisherman {
  card: StoredFishermanCard;
  detail: {
    bio: string;
    pledgePoints: number;
    mealsClaimed?: number;
    mealsServed?: number;
    /** The last day of a checked license. */
    licenseCheckedUntil?: string;
  };
  /** The sort key of its entry in the directory. */
  listing: string;
  /** Changes with every write, so that a concurrent write based on an older revision fails. */
  revision: string;
}

/** A fisherman's public card. */
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

/** A fisherman's card in the directory, by the profile's creation time. An index lists those with a visible pledge. */
export const directoryEntry = defineItem<StoredDirectoryEntry>()('directory entry', {
  pk: 'FISHERMEN',
  sk: '{createdAt}#{userId}',
  indexes: (_, { card }) => (card.pledgeCount > 0 ? { gsi1pk: fishermenWithPledges.partition } : {}),
  owner: { copyOf: 'fisherman' },
});
export const fishermen = listIn<StoredDirectoryEntry>('FISHERMEN');
export const fishermenWithPledges = listInIndex<StoredDirectoryEntry>('gsi1', 'FISHERMEN#PLEDGED');

/** A copy of the entry of a Pro fisherman; it is deleted with that entry. */
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
  /** Seconds since the epoch, when all earlier sessions have expired. */
  expiresAt: number;
}

/** Records that a person signed out everywhere, which invalidates their earlier tokens. */
export const signOut = defineItem<StoredSignOut>()('sign-out', {
  pk: 'USER#{userId}',
  sk: 'SIGNED-OUT',
  owner: { list: personItems, exported: { as: 'more' }, erased: 'delete' },
});

/** Records that the account was deleted. */
export const tombstone = defineItem<Tombstone>()('tombstone', {
  pk: 'USER#{userId}',
  sk: 'DELETED',
  owner: {
    list: personItems,
    exported: { not: 'Where there is one, there is nobody to export for.' },
    erased: { not: 'Tokens of the account may be valid for a while; it expires after them.' },
  },
});
