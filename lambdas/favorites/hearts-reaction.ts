/** What hearts were given to takes them along when it goes: a pledge its likes, a fisherman the favorites that they are. */

import { type Key, postKey, profileKey, userPartition } from '../table/keys.ts';
import { eraseFavoritesOn } from './store/favorites.ts';
import { eraseLikesOf } from './store/likes.ts';

export async function sweepHearts({ pk, sk }: Key): Promise<void> {
  if (pk === postKey('pledge', sk).pk) await eraseLikesOf(sk);
  if (sk === profileKey('', 'fisherman').sk) await eraseFavoritesOn(pk.slice(userPartition('').length));
}
