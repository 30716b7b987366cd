/** Reads of landings, one by one and in lists. */
import { AppError } from '#shared/contract/errors.ts';
import type { Coordinates } from '#shared/fields.ts';
import { LANDING } from '#shared/landings/limits.ts';
import type { LandingCard, LandingPost, LandingRecord, OwnLanding } from '#shared/landings/schemas.ts';
import { LATE_CANCEL } from '#shared/limits.ts';
import { type Cell, cellOf, cellsWithin35Miles, isNearMe, milesBetween } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { isOver } from '#shared/posts/offered.ts';
import { landingNotFound } from '#words/landings/rules.ts';
import { entriesInCell } from '../../places/store/items.ts';
import { isOnShow, type Post } from '../../posts/store/kinds.ts';
import { readPosts } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import {
  landing,
  landingWithPosts,
  lateCancelsOf,
  listedLandings,
  listedLandingsOf,
  postOfLanding,
  type StoredLanding,
  type StoredListing,
  type StoredPostOfLanding,
} from './items.ts';
import { cardOfListing, toCard } from './stored-landings.ts';

const MAX_POSTS = 30;
/** An open landing's window began at most this long ago. */
const LONGEST_OPEN = LANDING.maxWindowMs + LANDING.endsAfterMs;

interface Filters {
  fisherman?: string;
  near?: Coordinates;
  cell?: Cell | undefined;
  /** Only those whose window touches this day, by its start and its end as ISO 8601. */
  within?: { start: string; end: string } | undefined;
}

/** Reads one page of the open landings, the earliest first. */
export async function listLandings(
  { fisherman, near, cell, within }: Filters,
  page: table.PageRequest,
  now: Date,
): Promise<{ items: LandingCard[]; nextCursor?: string }> {
  const earliest = Math.max(
    now.getTime() - LONGEST_OPEN,
    within ? Date.parse(within.start) - LANDING.maxWindowMs : 0,
  );
  const { items, ...rest } = await table.readMergedPage(
    {
      name: JSON.stringify({ landings: true, fisherman, near: near && true, cell, within }),
      lists: [listOf({ fisherman, near, cell })],
      order: 'ascending',
      from: new Date(earliest).toISOString(),
      to: within?.end,
      keep: conditionOf({ near, cell: fisherman === undefined ? undefined : cell, within }),
    },
    page,
    now,
  );
  return { ...rest, items: items.map((item) => withDistance(cardOfListing(item), near)) };
}

/** Whether an item of the chosen list is asked for; undefined if all are. */
function conditionOf({ near, cell, within }: Omit<Filters, 'fisherman'>) {
  if (!near && !cell && !within) return undefined;
  return (item: table.Found<StoredListing>) => {
    const { until, harbour } = cardOfListing(item);
    const { coordinates: at } = harbour;
    const isNear = !near || (at !== undefined && isNearMe(near, at));
    const isInCell = !cell || (at !== undefined && cellsWithin35Miles(at).some((each) => isSame(each, cell)));
    return isNear && isInCell && (!within || until > within.start);
  };
}

const isSame = (one: Cell, other: Cell) => writeCell(one) === writeCell(other);

function listOf({ fisherman, near, cell }: Pick<Filters, 'fisherman' | 'near' | 'cell'>) {
  if (fisherman !== undefined) return listedLandingsOf(fisherman);
  const asked = near ? cellOf(near) : cell;
  return asked ? entriesInCell(listedLandings, asked) : listedLandings;
}

function withDistance(card: LandingCard, near: Coordinates | undefined): LandingCard {
  const { coordinates } = card.harbour;
  return near && coordinates ? { ...card, distance: milesBetween(near, coordinates) } : card;
}

/** Returns a person's own landing. @throws AppError `not_found`, also for other people's */
export async function readOwnLanding(
  landingId: string,
  ownerId: string,
): Promise<table.Found<StoredLanding>> {
  const found = await table.getItem(landing.key({ landingId }), { consistent: true });
  if (found?.card.fishermanId !== ownerId) throw new AppError('not_found', landingNotFound);
  return found;
}

/** Returns a landing as everybody may see it. @throws AppError `not_found` if it is absent or hidden */
export async function getLanding(landingId: string, now: Date): Promise<LandingRecord> {
  const { items } = await table.query(landingWithPosts(landingId), { limit: MAX_POSTS + 1 });
  const [first, ...others] = items;
  if (!first || !landing.is(first) || first.hidden) throw new AppError('not_found', landingNotFound);
  return await recordOf(first, others.filter(postOfLanding.is), now);
}

/** The posts made from a landing. */
export async function linksOf(landingId: string): Promise<table.Found<StoredPostOfLanding>[]> {
  const { items } = await table.query(landingWithPosts(landingId), {
    beginsWith: 'POST#',
    limit: MAX_POSTS,
    consistent: true,
  });
  return items.filter(postOfLanding.is);
}

/** Returns a landing as its fisherman sees it. @param links its posts, if they are known */
export async function presentOwn(
  stored: Presented,
  now: Date,
  links?: readonly table.Found<StoredPostOfLanding>[],
): Promise<OwnLanding> {
  return { ...(await recordOf(stored, links ?? (await linksOf(stored.sk)), now)), hidden: stored.hidden };
}

type Presented = StoredLanding & Pick<table.Key, 'sk'>;

async function recordOf(
  stored: Presented,
  links: readonly Pick<table.Found<StoredPostOfLanding>, 'sk' | 'kind'>[],
  now: Date,
): Promise<LandingRecord> {
  const [posts, cancelledLate] = await Promise.all([
    readPostsOf(links, now),
    countLateCancels(stored.card.fishermanId, now),
  ]);
  return {
    ...toCard(stored, now),
    note: stored.note,
    posts,
    ...(cancelledLate >= LATE_CANCEL.shownFrom && { cancelledLate }),
  };
}

async function readPostsOf(
  links: readonly Pick<table.Found<StoredPostOfLanding>, 'sk' | 'kind'>[],
  now: Date,
): Promise<LandingPost[]> {
  const idsOf = (kind: LandingPost['kind']) =>
    links.filter((link) => link.kind === kind).map(({ sk }) => sk.slice('POST#'.length));
  const [catches, pledges] = await Promise.all([
    readPosts('catch', idsOf('catch')),
    readPosts('pledge', idsOf('pledge')),
  ]);
  const shown = [...catches, ...pledges].filter(({ hidden }) => !hidden);
  return shown.map((post) => toLandingPost(post, now)).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function toLandingPost(post: Post, now: Date): LandingPost {
  const { record } = post;
  const { id, species, customSpecies } = record;
  const fish = { id, species, ...(customSpecies !== undefined && { customSpecies }) };
  if ('mealsLeft' in record) {
    const isOnOffer = record.mealsLeft > 0 && !isOver(record.availableUntil, now.getTime());
    return { kind: 'pledge', ...fish, isOnOffer };
  }
  const isOnOffer = isOnShow(post) && !isOver(record.offeredUntil, now.getTime());
  const { quantity, stock, held, landed } = record;
  return { kind: 'catch', ...fish, quantity, stock, held, landed, isOnOffer };
}

const MOST_COUNTED = 20;

async function countLateCancels(userId: string, now: Date): Promise<number> {
  const { items } = await table.query(lateCancelsOf(userId), { limit: MOST_COUNTED, newestFirst: true });
  return items.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime()).length;
}
