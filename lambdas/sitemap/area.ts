import { directoryEntry } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { on } from '../table/index.ts';
import { noteListed } from './reactions.ts';
import { listedDay } from './store/items.ts';

export const items = [listedDay];

export const reactions = () => [
  on(POST_ITEMS.catch.listing, { noteListed }),
  on(POST_ITEMS.pledge.listing, { noteListed }),
  on(directoryEntry, { noteListed }),
];
