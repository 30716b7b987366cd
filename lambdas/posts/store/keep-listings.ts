/** Tells the lists of the amounts of a catch that buyers have changed, after a change of its record in the stream. */
import { isDeepStrictEqual } from 'node:util';
import { isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { countersOf } from './counters.ts';
import { POST_ITEMS, type StoredPost } from './items.ts';
import { isOnShow } from './kinds.ts';
import { asReadPost, toListing, toPost } from './stored-posts.ts';

interface RecordChange {
  before: table.Found<StoredPost<'catch'>> | undefined;
  after: table.Found<StoredPost<'catch'>> | undefined;
}

/**
 * Rewrites the listing, on condition that the record hasn't changed again; its later change then does. It isn't part of
 * the change itself: a card is one string, so two buyers at the same time would clash.
 */
export async function keepListing(changes: readonly RecordChange[]): Promise<void> {
  const [first] = changes;
  const id = first?.after?.sk;
  const amountsOf = (stored: StoredPost<'catch'>) => countersOf('catch', stored.card);
  const isChanged = changes.some(
    ({ before, after }) => before && after && !isDeepStrictEqual(amountsOf(before), amountsOf(after)),
  );
  if (id === undefined || !isChanged) return;
  const { record, listing } = POST_ITEMS.catch;
  const [key, listed] = [record.key({ postId: id }), listing.key({ postId: id })];
  await table.retry(async () => {
    const [stored, now] = await Promise.all([
      table.getItem(key, { consistent: true }),
      table.getItem(listed, { consistent: true }),
    ]);
    const post = stored && toPost('catch', stored);
    if (!post || !isOnShow(post)) return;
    const { card } = toListing('catch', post.record);
    if (card === now?.card) return;
    const { rating, ratingCount } = stored.card;
    const asRead = table.all(
      asReadPost('catch', stored),
      isStill('card.rating', rating),
      isStill('card.ratingCount', ratingCount),
    );
    await table.transact([
      table.checkUnchanged(key, asRead),
      table.update(listed, { set: { card } }, table.ifUnchanged(table.present)),
    ]);
  });
}
