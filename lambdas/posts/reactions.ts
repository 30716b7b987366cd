import { POST_KIND_NAMES } from '#shared/posts/schemas.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { stats } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem, type ItemDefinition, type ItemKey, type Key } from '../table/index.ts';
import { postsOfSuspended } from './jobs.ts';
import { isListing } from './store/index-entries.ts';
import {
  fishermanContribution,
  POST_ITEMS,
  pledgeContribution,
  type StoredContribution,
} from './store/items.ts';
import { replaceIndexEntries, replaceMealEntries } from './store/keep-index-entries.ts';
import { keepListing } from './store/keep-listings.ts';
import {
  type Amounts,
  amountsGiven,
  amountsOfFisherman,
  amountsOfPledge,
  contribute,
  isSame,
} from './store/totals.ts';

/** Updates the index entries that repeat a listing. Several changes of one listing arrive in order. */
export async function keepIndexEntries(changes: readonly Change[]): Promise<void> {
  const listing = (item: Key | undefined) => (item && isListing(item) ? item : undefined);
  const ofListing = changes.map(({ before, after }) => ({ before: listing(before), after: listing(after) }));
  await replaceIndexEntries(ofListing);
}

/** Updates the listing of a catch of which buyers have reserved or collected some. */
export const keepListings = (changes: readonly Change[]): Promise<void> =>
  keepListing(changes.map((change) => change.of(POST_ITEMS.catch.record)));

/** Updates the entries of meals that organizations see, after changes of a pledge's record. */
export const keepMealEntries = (changes: readonly Change[]): Promise<void> =>
  replaceMealEntries(changes.map((change) => change.of(POST_ITEMS.pledge.record)));

/** Starts jobs that hide a person's posts during a suspension and show them again after it. */
export async function followSuspension(change: Change): Promise<void> {
  const { userId } = change.of(suspension).params;
  if (!change.isInsertion && !change.isRemoval) return;
  await enqueue(POST_KIND_NAMES.map((kind) => postsOfSuspended.of({ kind, userId })));
}

/** Updates the community's totals after changes of pledges and of people's counts. */
export async function addToTotals(change: Change): Promise<void> {
  if (POST_ITEMS.pledge.record.match(change.key)) await addPledge(change);
  else await addChange(change, stats, amountsOfFisherman, fishermanContribution.key(change.of(stats).params));
}

/** When a pledge is deleted, its contribution is frozen: the meals given stay counted, even if later changes arrive. */
async function addPledge(change: Change): Promise<void> {
  const { record } = POST_ITEMS.pledge;
  const { params, before, after } = change.of(record);
  const contribution = pledgeContribution.key(params);
  if (after || !before) return await addChange(change, record, amountsOfPledge, contribution);
  await contribute(contribution, async () => ({ amounts: amountsGiven(before) }), { frozen: true });
}

/** Skips changes that don't alter the amounts, such as most likes. */
async function addChange<Stored extends object>(
  change: Change,
  definition: ItemDefinition<Stored>,
  amountsOf: (stored: Stored | undefined) => Amounts,
  contribution: ItemKey<StoredContribution>,
): Promise<void> {
  const { before, after } = change.of(definition);
  if (isSame(amountsOf(before), amountsOf(after))) return;
  const key: ItemKey<Stored> = change.key;
  await contribute(contribution, async () => ({
    amounts: amountsOf(await getItem(key, { consistent: true })),
  }));
}
