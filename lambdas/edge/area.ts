import { directoryEntry } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { on } from '../table/index.ts';
import { forgetGoneFisherman, forgetHiddenPost } from './reactions.ts';

export const reactions = () => [
  on(POST_ITEMS.catch.record, { forgetHiddenPost }),
  on(POST_ITEMS.pledge.record, { forgetHiddenPost }),
  on(directoryEntry, { forgetGoneFisherman }),
];
