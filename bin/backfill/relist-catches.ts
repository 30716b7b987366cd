/** Lists catches by the price of a pound and by pickup. Listings of older versions have their places by the stated price. */
import { isDeepStrictEqual } from 'node:util';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { isOnShow, POST_KINDS } from '#lambdas/posts/store/kinds.ts';
import { asReadPost, fromValues, toListing, toPost } from '#lambdas/posts/store/stored-posts.ts';
import {
  checkUnchanged,
  getItems,
  ifUnchanged,
  itemsIn,
  present,
  retry,
  transact,
  update,
} from '#lambdas/table/index.ts';

const { listing, listings, record } = POST_ITEMS.catch;
const { cardFields } = POST_KINDS.catch;

/** The stream lists their index entries again. @returns how many catches were listed anew */
export async function relistCatches(): Promise<number> {
  let changed = 0;
  for await (const listed of itemsIn(listings)) {
    for (const { sk: postId } of listed) if (await relist(postId)) changed += 1;
  }
  return changed;
}

function relist(postId: string): Promise<boolean> {
  const [key, ofRecord] = [listing.key({ postId }), record.key({ postId })];
  return retry(async () => {
    const [listed, stored] = await getItems([key, ofRecord]);
    const post = stored && toPost('catch', stored);
    if (!listed || !post || !isOnShow(post)) return false;
    const { card, price } = toListing('catch', post.record);
    const isSame = isDeepStrictEqual(fromValues(listed.card, cardFields), fromValues(card, cardFields));
    if (isSame && listed.price === price) return false;
    await transact([
      checkUnchanged(ofRecord, asReadPost('catch', stored)),
      update(key, { set: { card, price } }, ifUnchanged(present)),
    ]);
    return true;
  });
}
