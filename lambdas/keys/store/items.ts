import type { Scope } from '#shared/contract/scopes.ts';
import { defineItem, listIn } from '../../table/index.ts';

export interface StoredKey {
  /** Absent if it belongs to a partner. */
  organizationId?: string | undefined;
  /** Its purpose, or the name of the partner. */
  name: string;
  scopes: readonly Scope[];
  /** User id of the coordinator who made it, or of the administrator for a partner. */
  madeBy: string;
  /** ISO 8601. */
  createdAt: string;
  /** SHA-256 of the whole key. */
  hash: string;
  /** A day of the site's time zone; absent before the first call. */
  lastUsedOn?: string;
  /** When it ends unless it is used again, in seconds since the epoch. */
  expiresAt: number;
}

/** An API key, found by the id in it. */
export const apiKey = defineItem<StoredKey>()('API key', {
  pk: 'KEY#{keyId}',
  sk: '{keyId}',
  owner: {
    exported: { not: 'It belongs to the organization or the partner.' },
    erased: {
      not: 'It stops working with the role of the person who made it, and is deleted after a year.',
    },
  },
});

/** One of the two places for keys that an organization has: that is how many it can have at the same time. */
export const keyPlace = defineItem<StoredPlace>()('place of an API key', {
  pk: 'ORGANIZATION#{organizationId}',
  sk: 'KEY#{place}',
  owner: 'nobody',
});

interface StoredPlace {
  keyId: string;
}

export const keyPlacesOf = (organizationId: string) => listIn<StoredPlace>(`ORGANIZATION#${organizationId}`);

interface StoredPartnerKeys {
  /** Ids of the keys of all partners, some of which may have ended. */
  keyIds: readonly string[];
  version: number;
}

/** The keys of partners. Each new one changes the list, so that no partner gets a third one. */
export const partnerKeys = defineItem<StoredPartnerKeys>()('list of API keys of partners', {
  pk: 'PARTNER-KEYS',
  sk: 'PARTNER-KEYS',
  owner: 'nobody',
});
