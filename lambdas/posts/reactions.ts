/** Reactions to changes of posts. */
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
import {
  type Amounts,
  amountsGiven,
  amountsOfFisherman,
  amountsOfPledge,
  contribute,
  isSame,
} from './store/totals.ts';

/** Index entries appear, move, change and vanish with the listing they repeat. Several changes of one listing come in their order. */
export async function keepIndexEntries(changes: readonly Change[]): Promise<void> {
  const listing = (item: Key | undefined) => (item && isListing(item) ? item : undefined);
  const ofListing = changes.map(({ before, after }) => ({ before: listing(before), after: listing(after) }));
  await replaceIndexEntries(ofListing);
}

/** The same for what organizations see of a pledge, by its record. */
export const keepMealEntries = (changes: readonly Change[]): Promise<void> =>
  replaceMealEntries(changes.map((change) => change.of(POST_ITEMS.pledge.record)));

/** While a person is suspended, neither they nor their posts are shown. */
export async function followSuspension(change: Change): Promise<void> {
  const { userId } = change.of(suspension).params;
  if (!change.isInsertion && !change.isRemoval) return;
  await enqueue(POST_KIND_NAMES.map((kind) => postsOfSuspended.of({ kind, userId })));
}

/** The community's totals follow pledges, and the counts of who has any on show. */
export async function addToTotals(change: Change): Promise<void> {
  if (POST_ITEMS.pledge.record.match(change.key)) await addPledge(change);
  else await addChange(change, stats, amountsOfFisherman, fishermanContribution.key(change.of(stats).params));
}

/** With the last change of all, what was given of it stays counted, whatever is told later. */
async function addPledge(change: Change): Promise<void> {
  const { record } = POST_ITEMS.pledge;
  const { params, before, after } = change.of(record);
  const contribution = pledgeContribution.key(params);
  if (after || !before) return await addChange(change, record, amountsOfPledge, contribution);
  await contribute(contribution, async () => ({ amounts: amountsGiven(before) }), { frozen: true });
}

/** A change that adds nothing, as most likes do, is passed over: what was to be counted before it is so behind it. */
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
