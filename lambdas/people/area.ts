import { suspension } from '../moderation/store/items.ts';
import { eraser, on } from '../table/index.ts';
import { eraseAccount } from './erasure.ts';
import { followExport } from './exports.ts';
import { keepFishermanCard } from './reactions.ts';
import { eraseFishermen } from './store/fisherman-cards.ts';
import {
  account,
  accountExport,
  directoryEntry,
  fisherman,
  foundPersonEntry,
  membership,
  personEntry,
  proEntry,
  profile,
  signOut,
  stats,
  tombstone,
} from './store/items.ts';

export const items = [
  account,
  accountExport,
  personEntry,
  foundPersonEntry,
  profile,
  membership,
  stats,
  fisherman,
  directoryEntry,
  proEntry,
  signOut,
  tombstone,
];

export const reactions = () => [
  on(account, { keepFishermanCard }),
  on(accountExport, { followExport }),
  on(profile, { keepFishermanCard }),
  on(stats, { keepFishermanCard }),
  on(suspension, { keepFishermanCard }),
  on(tombstone, { keepFishermanCard, eraseAccount }),
];

export const erasers = () => [eraser(fisherman, eraseFishermen)];
