import type { Scope } from '#shared/contract/scopes.ts';
import { defineItem, listIn } from '../../table/index.ts';

export interface StoredKey {
  organizationId: string;
  name: string;
  scopes: readonly Scope[];
  /** User id of the coordinator who made it. */
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
    exported: { not: 'It belongs to the organization.' },
    erased: {
      not: 'It stops working with the membership of the person who made it, and is deleted after a year.',
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
