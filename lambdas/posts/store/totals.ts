/**
 * The community's totals. They are summed from changes of pledges and of people's counts, which may arrive twice, late
 * and in any order. So each pledge and fisherman has a contribution with the amounts added so far, which changes in the
 * same transaction as the totals. The totals are spread over several items, so that pledges at the same time don't
 * block each other.
 */
import { createHash } from 'node:crypto';
import { CHANGE_RETOLD_WITHIN } from '#shared/limits.ts';
import { absent, equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  pledgeContribution,
  type StoredContribution,
  type StoredPost,
  type Totals,
  totalsShard,
  totalsShards,
} from './items.ts';

export type Amounts = Readonly<Totals>;

export const NO_AMOUNTS: Amounts = { mealsPledged: 0, mealsClaimed: 0, mealsServed: 0, fishermen: 0 };
const NAMES = ['mealsPledged', 'mealsClaimed', 'mealsServed', 'fishermen'] as const;

const combine = (one: Amounts, other: Amounts, sign: 1 | -1): Amounts => ({
  mealsPledged: one.mealsPledged + sign * other.mealsPledged,
  mealsClaimed: one.mealsClaimed + sign * other.mealsClaimed,
  mealsServed: one.mealsServed + sign * other.mealsServed,
  fishermen: one.fishermen + sign * other.fishermen,
});
export const sumOf = (one: Amounts, other: Amounts) => combine(one, other, 1);
export const isNothing = (amounts: Amounts) => NAMES.every((name) => amounts[name] === 0);
export const isSame = (one: Amounts, other: Amounts) => isNothing(combine(one, other, -1));

/** Returns the amounts that a pledge adds: nothing while it is hidden or after it was deleted. */
export function amountsOfPledge(stored: StoredPost<'pledge'> | undefined): Amounts {
  if (!stored || stored.hidden) return NO_AMOUNTS;
  const { card, mealsClaimed = 0, mealsServed = 0 } = stored;
  return { ...NO_AMOUNTS, mealsPledged: card.mealsPledged, mealsClaimed, mealsServed };
}

/** Returns the amounts of a deleted pledge that stay counted: meals claimed and served. */
export function amountsGiven({ mealsClaimed = 0, mealsServed = 0 }: StoredPost<'pledge'>): Amounts {
  return { ...NO_AMOUNTS, mealsPledged: mealsClaimed, mealsClaimed, mealsServed };
}

/** A fisherman with a public pledge counts as one of the community's fishermen. */
export const amountsOfFisherman = (stats: { pledges?: number } | undefined): Amounts => ({
  ...NO_AMOUNTS,
  fishermen: (stats?.pledges ?? 0) > 0 ? 1 : 0,
});

const SHARDS = 16;

export const shardFor = ({ pk }: table.ItemKey<StoredContribution>) =>
  totalsShard.key({ shard: String(createHash('sha256').update(pk).digest().readUInt8() % SHARDS) });

/** Returns the contribution to store. One that is zero or frozen expires only after late writes would have failed. */
export function toContribution(amounts: Amounts, revision: number, frozen = false): StoredContribution {
  const expiresAt = table.expiryAfter(CHANGE_RETOLD_WITHIN, new Date());
  return {
    ...amounts,
    revision,
    ...(frozen && { frozen }),
    ...((frozen || isNothing(amounts)) && { expiresAt }),
  };
}

const MAX_ATTEMPTS = 10;

interface ContributeOptions {
  /** The amounts stay counted as they are now, whatever happens later. */
  frozen?: boolean;
}

/**
 * Updates the totals to the current state. The contribution is read before its source and written even if nothing
 * changed: of two runs at the same time, the one that read the older state fails and reads again.
 * @param read returns the current amounts, by a strongly consistent read, and steps for the same transaction
 */
export async function contribute(
  key: table.ItemKey<StoredContribution>,
  read: () => Promise<{ amounts: Amounts; alongside?: readonly table.TransactionStep[] } | undefined>,
  { frozen = false }: ContributeOptions = {},
): Promise<void> {
  const attempt = async () => {
    const stored = await table.getItem(key, { consistent: true });
    if (stored?.frozen) return;
    const found = await read();
    if (!found) return;
    await table.transact(
      [...contributionSteps(key, stored, found.amounts, frozen), ...(found.alongside ?? [])],
      {
        maxAttempts: MAX_ATTEMPTS,
      },
    );
  };
  await table.retry(attempt, { maxAttempts: MAX_ATTEMPTS });
}

function contributionSteps(
  key: table.ItemKey<StoredContribution>,
  stored: table.Found<StoredContribution> | undefined,
  amounts: Amounts,
  frozen: boolean,
): table.TransactionStep[] {
  const asRead = stored ? equals('revision', stored.revision) : absent;
  const next = toContribution(amounts, (stored?.revision ?? 0) + 1, frozen);
  const change = combine(amounts, stored ?? NO_AMOUNTS, -1);
  return [
    table.put({ ...key, ...next }, table.ifUnchanged(asRead)),
    ...(isNothing(change) ? [] : [addStep(shardFor(key), change)]),
  ];
}

/** Returns the step that counts served meals of a deleted pledge. */
export const countServedOfGone = (postId: string, mealsServed: number): table.TransactionStep =>
  addStep(shardFor(pledgeContribution.key({ postId })), { ...NO_AMOUNTS, mealsServed });

export function addStep(shard: table.Key, amounts: Amounts): table.TransactionStep {
  const add = Object.fromEntries(
    NAMES.filter((name) => amounts[name] !== 0).map((name) => [name, amounts[name]]),
  );
  return table.update(shard, { add });
}

/** Returns the community's totals, all zero before the first pledge. */
export async function getTotals(): Promise<Totals> {
  const { items } = await table.query(totalsShards, {});
  return items.reduce<Totals>((sum, shard) => sumOf(sum, { ...NO_AMOUNTS, ...shard }), NO_AMOUNTS);
}
