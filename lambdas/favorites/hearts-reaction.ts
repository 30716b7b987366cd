/** What hearts were given to takes them along when it goes: a pledge its likes, a fisherman the favorites that they are. */

import { POST_ITEMS } from '../posts/store/items.ts';
import { type Key, profileKey, userPartition } from '../table/keys.ts';
import { eraseFavoritesOn } from './store/favorites.ts';
import { eraseLikesOf } from './store/likes.ts';

export async function sweepHearts({ pk, sk }: Key): Promise<void> {
  if (POST_ITEMS.pledge.record.match({ pk, sk })) await eraseLikesOf(sk);
  if (sk === profileKey('', 'fisherman').sk) await eraseFavoritesOn(pk.slice(userPartition('').length));
}
