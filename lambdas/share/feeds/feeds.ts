/** Atom feeds of the posts on offer, for feed readers and partner sites. */

import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { FEATURE_OF_KIND, firstKind } from '#shared/features.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { Cell } from '#shared/places/distance.ts';
import { placeQuery, writeCell } from '#shared/places/near.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { marketplacePath } from '#shared/posts/marketplace-path.ts';
import { isOver } from '#shared/posts/offered.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import { feedPaths } from '#shared/sharing/feeds.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { toldOf } from '#words/posts/list-descriptions.ts';
import * as words from '#words/sharing/feeds.ts';
import * as shareWords from '#words/sharing/share.ts';
import { findFisherman } from '../../people/store/fishermen.ts';
import type { Answer } from '../answer.ts';
import { getShownPosts, listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import type { Site } from '../site.ts';
import { type FeedEntry, feedAnswer } from './atom.ts';
import { entryOf } from './entries.ts';

const SHOWN = 24;

type Filters = Parameters<typeof listShownPosts>[1];

/** The list that the marketplace of this site shows first. @throws AppError `not_found` if there is none */
export async function marketplaceFeed({ site, now }: PageRequest): Promise<Answer> {
  const kind = firstKind(site.flavour, site.switchedOff);
  if (kind === undefined) throw new AppError('not_found');
  const { title, lead } = toldOf[kind];
  return answerFor(site, {
    path: feedPaths.marketplace,
    page: PATHS.marketplace,
    title,
    subtitle: lead,
    entries: await entriesOf(kind, {}, site, now),
  });
}

export async function pledgesFeed({ site, now }: PageRequest): Promise<Answer> {
  const { title, lead } = toldOf.pledge;
  return answerFor(site, {
    path: feedPaths.pledges,
    page: marketplacePath({ kind: 'pledge' }),
    title,
    subtitle: lead,
    entries: await entriesOf('pledge', {}, site, now),
  });
}

/** The feed of one grid cell; the web app looks up nearby posts by the same cells (shared/places/distance.ts). */
export async function cellFeed({ site, id, now }: PageRequest): Promise<Answer> {
  const parsed = z.safeParse(z.object(placeQuery), { cell: id });
  const cell: Cell | undefined = parsed.data?.cell;
  if (!cell || writeCell(cell) !== id) throw new AppError('not_found');
  return answerFor(site, {
    path: feedPaths.cell(id),
    page: PATHS.marketplace,
    title: words.nearTitle,
    subtitle: words.nearSubtitle,
    entries: await entriesOfBoth(site, { cell }, now),
  });
}

/**
 * A fisherman without a profile is found by their posts. @throws AppError `not_found` if there is no profile and no
 * post
 */
export async function fishermanFeed({ site, id, now }: PageRequest): Promise<Answer> {
  const [profile, entries] = await Promise.all([
    findFisherman(id, now),
    entriesOfBoth(site, { fisherman: id }, now),
  ]);
  const name = profile ? withoutContacts(profile.name) : entries[0]?.author;
  if (name === undefined) throw new AppError('not_found');
  return answerFor(site, {
    path: feedPaths.fisherman(id),
    page: profile
      ? pagePath({ kind: 'fisherman', id })
      : marketplacePath({ kind: firstKind(site.flavour, site.switchedOff) ?? 'catch', fisherman: id }),
    title: name,
    subtitle: words.fishermanSubtitle(name),
    author: name,
    entries,
  });
}

const answerFor = (
  { origin }: Site,
  {
    title,
    page,
    author = PRODUCT_NAME,
    ...feed
  }: Omit<Parameters<typeof feedAnswer>[0], 'origin' | 'author'> & { author?: string },
) =>
  feedAnswer({
    origin,
    author,
    title: shareWords.titled(title),
    page: pathIn(LANGUAGE, page),
    ...feed,
  });

/** Returns entries of the kinds that this site has, newest first. */
async function entriesOfBoth(site: Site, filters: Filters, now: Date): Promise<FeedEntry[]> {
  const kinds = POST_KIND_NAMES.filter((kind) => site.isOn(FEATURE_OF_KIND[kind]));
  const entries = await Promise.all(kinds.map((kind) => entriesOf(kind, filters, site, now)));
  return entries
    .flat()
    .sort((one, other) => (one.published < other.published ? 1 : -1))
    .slice(0, SHOWN);
}

async function entriesOf(kind: PostKind, filters: Filters, site: Site, now: Date): Promise<FeedEntry[]> {
  const query = { ...filters, limit: SHOWN, ...(kind === 'pledge' && { available: 'true' as const }) };
  const { items } = await listShownPosts(kind, query, now);
  const posts = await getShownPosts(
    kind,
    items.map(({ id }) => id),
    now,
  );
  return posts.filter((post) => isOnOffer(post, now)).map((post) => entryOf(kind, post, site));
}

/** The post may have changed since its list entry was written. */
function isOnOffer(post: CatchRecord | PledgeRecord, now: Date): boolean {
  if ('mealsPledged' in post) return !isOver(post.availableUntil, now.getTime());
  return post.soldAt === undefined && !isOver(post.offeredUntil, now.getTime());
}
