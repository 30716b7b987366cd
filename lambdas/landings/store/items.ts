/** Landings, the lists that show them, and what is counted about them. */
import type { HarbourCard, LandingCard } from '#shared/landings/schemas.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { StoredSeries } from '../../series/store/series.ts';
import { defineItem, type IndexPartitions, listIn, listInIndex } from '../../table/index.ts';

/** A stored landing. Lists show `card`. */
export interface StoredLanding {
  card: Omit<LandingCard, 'id' | 'createdAt' | 'distance' | 'version'>;
  note: string;
  /** In no public list and without a page: withdrawn, or taken down. */
  hidden: boolean;
  /** Set while its fisherman is suspended. */
  withdrawn?: true;
  /** The last decision of an administrator about it. */
  moderation?: { isTakenDown: boolean; at: string; note?: string };
  /** Grows with every change; each write names the version that it is based on. */
  version: number;
}

export const ownLandings = (userId: string) => listInIndex<StoredLanding>('gsi1', `LANDINGS#OWN#${userId}`);

export const landing = defineItem<StoredLanding>()('landing', {
  pk: 'LANDING#{landingId}',
  sk: '{landingId}',
  indexes: (_, { card }) => ({ gsi1pk: ownLandings(card.fishermanId).partition }),
  owner: { list: ownLandings, exported: { as: 'landings' }, erased: 'by-store' },
});

/** A post that was made from a landing. */
export interface StoredPostOfLanding {
  kind: PostKind;
}

export const postOfLanding = defineItem<StoredPostOfLanding>()('post of a landing', {
  pk: 'LANDING#{landingId}',
  sk: 'POST#{postId}',
  owner: { copyOf: 'landing' },
});

/** A landing with the posts made from it: its own key sorts first. */
export const landingWithPosts = (landingId: string) =>
  listIn<StoredLanding | StoredPostOfLanding>(landing.key({ landingId }).pk);

/** An open landing in the public list, by the start of its window. It is stored only while the landing is shown. */
export interface StoredListing extends IndexPartitions {
  /** JSON of the card: a string is read much faster than a map. */
  card: string;
  /** Seconds since the epoch, when the landing ends by itself. */
  expiresAt: number;
}

export const landingListing = defineItem<StoredListing>()('landing listing', {
  pk: 'LANDINGS',
  sk: '{from}#{landingId}',
  owner: { copyOf: 'landing' },
});
export const listedLandings = listIn<StoredListing>('LANDINGS');
export const listedLandingsOf = (userId: string) =>
  listInIndex<StoredListing>('gsi1', `LANDINGS#BY#${userId}`);

/** How many landings a fisherman has ahead, and how many series. */
export const landingCounts = defineItem<{ ahead?: number; series?: number }>()('counts of landings', {
  pk: 'USER#{userId}',
  sk: 'LANDINGS',
  owner: {
    list: (userId) => listIn(`USER#${userId}`),
    exported: { not: 'It only counts landings that are exported themselves.' },
    erased: 'delete',
  },
});

interface StoredLateCancel {
  /** ISO 8601. */
  cancelledAt: string;
  /** Seconds since the epoch, when it stops counting. */
  expiresAt: number;
}

/** A landing that was cancelled shortly before its window, or in it. */
export const lateCancel = defineItem<StoredLateCancel>()('landing cancelled late', {
  pk: 'LATE-CANCELS#{userId}',
  sk: '{landingId}',
  owner: {
    list: (userId) => lateCancelsOf(userId),
    exported: { as: 'landingsCancelledLate' },
    erased: 'delete',
  },
});
export const lateCancelsOf = (userId: string) => listIn<StoredLateCancel>(`LATE-CANCELS#${userId}`);

export interface StoredHarbour extends HarbourCard {
  /** Landings announced there: older ones count less. */
  uses: number;
  /** Fishermen who announced them. */
  fishermen: number;
  /** ISO 8601: the first use that counts, and the last one. */
  since: string;
  usedAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** A harbour in its region, for suggestions. */
export const harbour = defineItem<StoredHarbour>()('harbour', {
  pk: 'HARBOURS#{region}',
  sk: '{harbourKey}',
  owner: 'nobody',
});
export const harboursIn = (region: string) => listIn<StoredHarbour>(`HARBOURS#${region}`);

export interface StoredOwnHarbour extends HarbourCard {
  /** ISO 8601. */
  usedAt: string;
  /** The key of the harbour that counts this fisherman. */
  countedIn?: { region: string; harbourKey: string };
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** A harbour that a fisherman used. */
export const ownHarbour = defineItem<StoredOwnHarbour>()('harbour of a fisherman', {
  pk: 'OWN-HARBOURS#{userId}',
  sk: '{harbourKey}',
  owner: { list: (userId) => ownHarbours(userId), exported: { as: 'harbours' }, erased: 'by-store' },
});
export const ownHarbours = (userId: string) => listIn<StoredOwnHarbour>(`OWN-HARBOURS#${userId}`);

type SeriesCard = Omit<LandingSeries, 'id' | 'createdAt' | 'next' | 'version'> & { fishermanId: string };
export type StoredLandingSeries = StoredSeries<SeriesCard>;

export const ownSeries = (userId: string) =>
  listInIndex<StoredLandingSeries>('gsi1', `LANDING-SERIES#OWN#${userId}`);

export const series = defineItem<StoredLandingSeries>()('series of landings', {
  pk: 'LANDING-SERIES#{seriesId}',
  sk: '{seriesId}',
  indexes: (_, { card }) => ({ gsi1pk: ownSeries(card.fishermanId).partition }),
  owner: { list: ownSeries, exported: { as: 'landingSeries' }, erased: 'delete' },
});
