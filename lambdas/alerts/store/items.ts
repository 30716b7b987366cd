/** The stored items of saved searches, saved posts and alerts. */
import type {
  AlertReason,
  AlertSettings,
  SavedSearchBody,
  SearchFilters,
  SubjectKind,
} from '#shared/alerts/schemas.ts';
import type { StoredOrganization } from '../../organizations/store/items.ts';
import { personItems } from '../../people/store/items.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export type StoredSearch = SavedSearchBody;

/** A person's saved search. Entries in areas repeat its filters. */
export const savedSearch = defineItem<StoredSearch>()('saved search', {
  pk: 'SEARCHES#{userId}',
  sk: '{searchId}',
  owner: { list: searchesOf, exported: { as: 'savedSearches' }, erased: 'delete' },
});

export function searchesOf(userId: string) {
  return listIn<StoredSearch>(`SEARCHES#${userId}`);
}

/** The number of a person's saved searches, which is limited. */
export const searchCount = defineItem<{ searches: number }>()('count of saved searches', {
  pk: 'USER#{userId}',
  sk: 'SAVED-SEARCHES',
  owner: { list: personItems, exported: { not: 'It counts the saved searches.' }, erased: 'delete' },
});

export interface StoredSearchEntry {
  userId: string;
  filters: SearchFilters;
}

/**
 * A saved search in a cell within its radius, or everywhere without a place; by its species or for any. A new post is
 * compared with the few entries of its cell and species.
 */
export const searchEntry = defineItem<StoredSearchEntry>()('entry of a saved search', {
  pk: 'SOUGHT#{kind}#{area}#{species}',
  sk: '{searchId}',
  owner: { copyOf: 'saved search' },
});

export type StoredKitchenEntry = Pick<StoredOrganization, 'coordinates' | 'radiusMiles' | 'coldStorage'>;

/** An active organization in a region of its radius. A new pledge is compared with those of its own regions. */
export const kitchenEntry = defineItem<StoredKitchenEntry>()('entry of an organization in a region', {
  pk: 'KITCHENS#{region}',
  sk: '{organizationId}',
  owner: 'nobody',
});

export interface StoredSavedPost {
  kind: SubjectKind;
  /** ISO 8601. */
  savedAt: string;
}

/** A post that a person saved, in the order of posts; an index lists it under the post. */
export const savedPost = defineItem<StoredSavedPost>()('saved post', {
  pk: 'SAVED#{userId}',
  sk: '{postId}',
  indexes: ({ postId }) => ({ gsi1pk: saversOf(postId).partition }),
  owner: { list: savedBy, exported: { as: 'savedPosts' }, erased: 'delete' },
});

export function savedBy(userId: string) {
  return listIn<StoredSavedPost>(`SAVED#${userId}`);
}

export function saversOf(postId: string) {
  return listInIndex<StoredSavedPost>('gsi1', `SAVERS#${postId}`);
}

/** The person's own choices. */
export interface StoredAlertSettings extends Partial<Omit<AlertSettings, 'quiet' | 'levels'>> {
  levels?: Partial<AlertSettings['levels']>;
  /** Null for none. */
  quiet?: AlertSettings['quiet'] | null;
}

export const alertSettings = defineItem<StoredAlertSettings>()('alert settings', {
  pk: 'USER#{userId}',
  sk: 'ALERTS',
  owner: { list: personItems, exported: { as: 'more' }, erased: 'delete' },
});

export interface StoredAlert {
  fishermanId: string;
  reason: AlertReason;
  search?: { id: string; name: string };
  /** For meals: the organization that the person acts for. */
  organizationId?: string;
  /** The partition of unread alerts; absent once it was seen. */
  gsi1pk?: string;
  /** When the daily email with it is sent, ISO 8601; absent if it is told at once. */
  digestAt?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** An alert is written once for each event of a post, whatever the reasons: its key names the event. */
export const alert = defineItem<StoredAlert>()('alert', {
  pk: 'ALERTS#{userId}',
  sk: '{at}#{kind}#{postId}#{event}',
  indexes: ({ userId }) => ({ gsi1pk: unreadAlertsOf(userId).partition }),
  owner: { list: alertsOf, exported: { as: 'alerts' }, erased: 'delete' },
});

export function alertsOf(userId: string) {
  return listIn<StoredAlert>(`ALERTS#${userId}`);
}

export function unreadAlertsOf(userId: string) {
  return listInIndex<StoredAlert>('gsi1', `ALERTS#UNREAD#${userId}`);
}

/** An alert that waits for the person's daily email, which is sent at the time that begins its key. */
export const digestEntry = defineItem<{ expiresAt: number }>()('entry of a daily email', {
  pk: 'DIGEST#{userId}',
  sk: '{digestAt}#{alertId}',
  owner: {
    list: digestOf,
    exported: { not: 'The alert has the same content.' },
    erased: 'delete',
  },
});

export function digestOf(userId: string) {
  return listIn<{ expiresAt: number }>(`DIGEST#${userId}`);
}
