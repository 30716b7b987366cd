/**
 * Compares the counts of meals of each pledge, organization and fisherman, and of the site, with the sums of the ledger. It holds one page of the
 * ledger and one set of sums in memory at a time, however long the ledger is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ledgerOfOneCatch } from '#lambdas/ledger/store/catch-entries.ts';
import {
  type LedgerRow,
  ledgerOfOrganization,
  ledgerOfPerson,
  ledgerOfPledge,
  monthOf,
} from '#lambdas/ledger/store/items.ts';
import { organization, organizations } from '#lambdas/organizations/store/items.ts';
import { directoryEntry, fishermen, stats } from '#lambdas/people/store/items.ts';
import { POST_ITEMS, POST_STATUSES } from '#lambdas/posts/store/items.ts';
import { getTotals } from '#lambdas/posts/store/totals.ts';
import { getItem, getItems, type ItemList, itemsIn, keysIn, listIn, query } from '#lambdas/table/index.ts';
import { noSums, replay, replayCatch, type Sums } from './sums.ts';

/** Earlier than any stage's first entry. */
const FIRST_MONTH = Date.UTC(2024, 0);
const PAGE = 100;
/** The pause before an item that may have changed meanwhile is read again. */
const SECOND_LOOK_MS = 2000;

export interface Report {
  /** The number of ledger entries that were read. */
  entries: number;
  /** One line for each count that differs from the ledger. */
  differences: string[];
}

type Counts = Readonly<Record<string, number>>;

interface Compared {
  /** `pledge 01J…` */
  what: string;
  stored: Counts;
  replayed: Counts;
}

export async function compareAll(): Promise<Report> {
  const report: Report = { entries: 0, differences: [] };
  const site = { mealsPledged: 0, mealsClaimed: 0, mealsServed: 0 };
  for (const month of monthsUntil(Date.now())) {
    for await (const entries of itemsIn(listIn<{ card: LedgerRow }>(`LEDGER#${month}`), PAGE)) {
      report.entries += entries.length;
      const pledged = entries.filter(({ card }) => card.kind === 'pledged');
      for (const counted of await Promise.all(
        pledged.map(({ card }) => comparePledge(card.pledgeId, report)),
      )) {
        site.mealsPledged += counted.pledged;
        site.mealsClaimed += counted.claimed;
        site.mealsServed += counted.served;
      }
    }
  }
  await compareEach(POST_ITEMS.pledge.listings, ({ sk }) => isInLedger(sk), report);
  await compareEach(organizations, ({ sk }) => readOrganization(sk), report);
  await compareEach(fishermen, (key) => readFisherman(directoryEntry.match(key)?.userId ?? ''), report);
  for (const status of POST_STATUSES) {
    await compareEach(POST_ITEMS.catch.postsThatAre(status), ({ sk }) => readCatch(sk, report), report);
  }
  const { fishermen: _fishermen, ...totals } = await getTotals();
  report.differences.push(...differencesOf({ what: 'site', stored: totals, replayed: site }));
  return report;
}

function* monthsUntil(end: number): Generator<string> {
  for (let at = new Date(FIRST_MONTH); at.getTime() <= end; at.setUTCMonth(at.getUTCMonth() + 1))
    yield monthOf(at.getTime());
}

async function compareEach(
  list: ItemList<unknown>,
  read: (key: { pk: string; sk: string }) => Promise<Compared | undefined>,
  report: Report,
): Promise<void> {
  for await (const keys of keysIn(list, PAGE)) {
    await Promise.all(keys.map((key) => compare(() => read(key), report)));
  }
}

/** Reports differences that are still there at a second look. */
async function compare(read: () => Promise<Compared | undefined>, { differences }: Report): Promise<void> {
  const look = async () => {
    const found = await read();
    return found ? differencesOf(found) : [];
  };
  if ((await look()).length === 0) return;
  await sleep(SECOND_LOOK_MS);
  differences.push(...(await look()));
}

function differencesOf({ what, stored, replayed }: Compared): string[] {
  return Object.entries(replayed)
    .filter(([name, meals]) => (stored[name] ?? 0) !== meals)
    .map(([name, meals]) => `${what}: ${name} is ${stored[name] ?? 0}, by the ledger ${meals}`);
}

async function sumUp(list: ItemList<{ card: LedgerRow }>): Promise<Sums> {
  const sums = noSums();
  for await (const entries of itemsIn(list, PAGE)) for (const { card } of entries) replay(sums, card);
  return sums;
}

/** @returns the pledge's part of the site's sums: nothing for a hidden one, and for a deleted one the meals that were given, which the ledger keeps */
async function comparePledge(pledgeId: string, report: Report): Promise<Sums> {
  let counted = noSums();
  const read = async () => {
    const sums = await sumUp(ledgerOfPledge(pledgeId));
    const stored = await getItem(POST_ITEMS.pledge.record.key({ postId: pledgeId }), { consistent: true });
    counted = stored?.hidden ? noSums() : sums;
    if (!stored) return undefined;
    const { mealsLeft = 0, mealsClaimed = 0, mealsServed = 0, card } = stored;
    return {
      what: `pledge ${pledgeId}`,
      stored: { mealsPledged: card.mealsPledged, mealsLeft, mealsClaimed, mealsServed },
      replayed: {
        mealsPledged: sums.pledged,
        mealsLeft: sums.pledged - sums.claimed,
        mealsClaimed: sums.claimed,
        mealsServed: sums.served,
      },
    };
  };
  await compare(read, report);
  return counted;
}

/** Compares what is free, held and collected of a catch that is counted. */
async function readCatch(postId: string, report: Report): Promise<Compared | undefined> {
  const sums = { hundredthsLeft: 0, hundredthsHeld: 0, hundredthsCollected: 0 };
  for await (const entries of itemsIn(ledgerOfOneCatch(postId), PAGE)) {
    report.entries += entries.length;
    for (const entry of entries) replayCatch(sums, entry);
  }
  const stored = await getItem(POST_ITEMS.catch.record.key({ postId }), { consistent: true });
  if (!stored) return undefined;
  const { hundredthsLeft = 0, hundredthsHeld = 0, hundredthsCollected = 0 } = stored.card;
  const counts = { hundredthsLeft, hundredthsHeld, hundredthsCollected };
  return { what: `catch ${postId}`, stored: counts, replayed: sums };
}

async function isInLedger(pledgeId: string): Promise<Compared | undefined> {
  const { items } = await query(ledgerOfPledge(pledgeId), { limit: 1 });
  return { what: `pledge ${pledgeId}`, stored: { entries: items.length }, replayed: { entries: 1 } };
}

async function readOrganization(organizationId: string): Promise<Compared | undefined> {
  const sums = await sumUp(ledgerOfOrganization(organizationId));
  const stored = await getItem(organization.key({ organizationId }), { consistent: true });
  if (!stored) return undefined;
  const { openClaims, mealsClaimed, mealsCollected, mealsServed } = stored;
  return {
    what: `organization ${organizationId}`,
    stored: { openClaims, mealsClaimed, mealsCollected, mealsServed },
    replayed: {
      openClaims: sums.open,
      mealsClaimed: sums.claimed,
      mealsCollected: sums.collected,
      mealsServed: sums.served,
    },
  };
}

/** Reads a fisherman's counts, and the sums of their public pledges from the ledger. */
async function readFisherman(userId: string): Promise<Compared | undefined> {
  const byPledge = new Map<string, Sums>();
  for await (const shares of itemsIn(ledgerOfPerson(userId), PAGE)) {
    for (const { card, isFisherman } of shares) {
      if (!isFisherman) continue;
      const sums = byPledge.get(card.pledgeId) ?? noSums();
      byPledge.set(card.pledgeId, sums);
      replay(sums, card);
    }
  }
  const keys = [...byPledge.keys()].map((postId) => POST_ITEMS.pledge.record.key({ postId }));
  const [found, counts] = await Promise.all([
    getItems(keys),
    getItem(stats.key({ userId }), { consistent: true }),
  ]);
  const shown = [...byPledge.values()].filter((_, index) => found[index]?.hidden === false);
  const { mealsClaimed = 0, mealsServed = 0 } = counts ?? {};
  return {
    what: `fisherman ${userId}`,
    stored: { mealsClaimed, mealsServed },
    replayed: {
      mealsClaimed: shown.reduce((sum, { claimed }) => sum + claimed, 0),
      mealsServed: shown.reduce((sum, { served }) => sum + served, 0),
    },
  };
}
