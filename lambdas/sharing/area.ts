import { shortPath } from '#shared/sharing/short-addresses.ts';
import { landing } from '../landings/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { changeOfPost } from '../posts/store/stored-posts.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { givenShortAddress, sharedVisits, shortAddress } from './store/items.ts';
import { endShortAddress } from './store/short-addresses.ts';
import { presentVisits } from './store/visits.ts';

export const items = [sharedVisits, shortAddress, givenShortAddress];

export const reactions = () => [
  on(POST_ITEMS.catch.record, { endShortAddressOfPost }),
  on(POST_ITEMS.pledge.record, { endShortAddressOfPost }),
  on(landing, { endShortAddressOfLanding }),
];

export const presenters = () => [
  presenter(sharedVisits, presentVisits),
  presenter(givenShortAddress, ({ sk, space, name }) => ({ id: sk, path: shortPath({ space, name }) })),
];

export const erasers = () => [
  eraser(givenShortAddress, async (given, ownerId) => {
    await Promise.all(given.map(({ sk }) => endShortAddress({ ownerId, id: sk })));
  }),
];

async function endShortAddressOfPost(change: Change): Promise<void> {
  const { postId, before } = changeOfPost(change);
  if (change.isRemoval && before) await endShortAddress({ ownerId: before.card.fishermanId, id: postId });
}

async function endShortAddressOfLanding(change: Change): Promise<void> {
  const { params, before } = change.of(landing);
  if (change.isRemoval && before)
    await endShortAddress({ ownerId: before.card.fishermanId, id: params.landingId });
}
