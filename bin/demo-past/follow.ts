/** Does for demo data what the stream does for changes: sums, daily counts, fishermen's cards, and the lists' days. */
import { dayOf, siteDayOf } from '#lambdas/core/day-of.ts';
import { impactSum } from '#lambdas/impact/store/items.ts';
import { countedBy } from '#lambdas/impact/store/sums.ts';
import { ledgerEntry } from '#lambdas/ledger/store/items.ts';
import { message } from '#lambdas/messages/store/items.ts';
import { countedOfNew } from '#lambdas/overview/reactions.ts';
import { dailyCount } from '#lambdas/overview/store/items.ts';
import { makeCard } from '#lambdas/people/reactions.ts';
import {
  account,
  directoryEntry,
  fisherman,
  fishermen,
  profile,
  stats,
} from '#lambdas/people/store/items.ts';
import { lastSeen, personEntry } from '#lambdas/people/store/list-items.ts';
import { factsOf } from '#lambdas/people/store/person-entries.ts';
import { indexEntriesOf } from '#lambdas/posts/store/index-entries.ts';
import { fishermanContribution, POST_ITEMS, pledgeContribution } from '#lambdas/posts/store/items.ts';
import {
  type Amounts,
  amountsOfFisherman,
  amountsOfPledge,
  shardFor,
  toContribution,
} from '#lambdas/posts/store/totals.ts';
import { townNamed } from '#lambdas/services/places.ts';
import { listedDay } from '#lambdas/sitemap/store/items.ts';
import { timeOfKey } from '#lambdas/sitemap/store/listed.ts';
import { NO_END } from '#lambdas/sitemap/store/listed-days.ts';
import type { ChangedItem as Item } from '#lambdas/table/change.ts';
import { randomFrom } from '#local/demo/random.ts';
import { IMPACT_PARTS } from '#shared/impact/schemas.ts';
import { DAILY_COUNT_LIFETIME } from '#shared/limits.ts';
import type { DailyFigures } from '#shared/overview/schemas.ts';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import type { ItemBook } from './item-book.ts';

const { catch: catches, pledge: pledges } = POST_ITEMS;

export async function followItems(book: ItemBook, now: Date): Promise<void> {
  for (const item of book.all()) {
    await sumUp(book, item);
    countNew(book, item);
    contribute(book, item);
    await putCard(book, item);
    putFacts(book, item, now);
  }
  for (const item of book.all()) noteListed(book, item, now);
}

async function sumUp(book: ItemBook, item: Item): Promise<void> {
  if (!ledgerEntry.is(item)) return;
  const counted = countedBy(item.card, await townNamed(item.card.location));
  const added = { ...item, isAdded: true };
  book.put(added);
  if (!counted) return;
  const { add, names, at } = counted;
  for (const part of IMPACT_PARTS) book.add(impactSum.key({ part, name: names[part], shard: '0' }), add);
  countOnDay(book, at, add);
}

/** Counts the notification of each message, and each person's welcome email. */
function countNew(book: ItemBook, item: Item): void {
  const found = countedOfNew(item);
  if (!found) return;
  countOnDay(book, found.at, { [found.figure]: 1 });
  if (message.is(item) || account.is(item)) countOnDay(book, found.at, { mailsSent: 1 });
}

function countOnDay(book: ItemBook, at: number, add: Partial<DailyFigures>): void {
  const day = siteDayOf(at);
  const expiresAt = (Date.parse(day) + DAILY_COUNT_LIFETIME) / 1000;
  book.add(dailyCount.item({ day, shard: '0' }, { expiresAt }), add);
}

function contribute(book: ItemBook, item: Item): void {
  if (pledges.record.is(item))
    addAmounts(book, pledgeContribution.key({ postId: item.sk }), amountsOfPledge(item));
  const ofPerson = stats.match(item);
  const counts = ofPerson && book.get(stats, item);
  if (counts) addAmounts(book, fishermanContribution.key(ofPerson), amountsOfFisherman(counts));
}

function addAmounts(book: ItemBook, key: ReturnType<typeof pledgeContribution.key>, amounts: Amounts): void {
  const contribution = { ...key, ...toContribution(amounts, 1) };
  book.put(contribution);
  book.add(shardFor(key), { ...amounts });
}

async function putCard(book: ItemBook, item: Item): Promise<void> {
  const { userId = '', profileType } = profile.match(item) ?? {};
  if (profileType !== 'fisherman' || !profile.is(item)) return;
  const { createdAt, card, detail } = await makeCard({
    profile: item,
    account: book.get(account, account.key({ userId })),
    stats: book.get(stats, stats.key({ userId })) ?? {},
    licenses: [],
  });
  const entry = directoryEntry.item({ createdAt, userId }, { card });
  const stored = { card, detail, listing: entry.sk, revision: 'demo' };
  book.put(fisherman.item({ userId }, stored), entry, ...indexEntriesOf(entry));
}

/** Each was last here on some day since they came. */
function putFacts(book: ItemBook, item: Item, now: Date): void {
  if (!account.is(item)) return;
  const { userId, createdAt } = item;
  const since = Date.parse(createdAt);
  const seenOn = siteDayOf(randomFrom(since).between(since, now.getTime()));
  book.put(lastSeen.item({ userId }, { day: seenOn }));
  const profiles = PROFILE_TYPES.map((profileType) =>
    book.get(profile, profile.key({ userId, profileType })),
  );
  const facts = factsOf({ account: item, profiles, isSuspended: false, seenOn });
  book.put(personEntry.item({ createdAt, userId }, { userId, ...facts }));
}

function noteListed(book: ItemBook, { pk: list, sk }: Item, now: Date): void {
  if (![catches.listings, pledges.listings, fishermen].some(({ partition }) => partition === list)) return;
  const day = dayOf(timeOfKey(list, sk));
  const noted = { changedAt: now.toISOString(), until: NO_END, listed: 0 };
  book.add(listedDay.item({ list, day }, noted), { listed: 1 });
}
