import { ledgerEntry } from '../ledger/store/items.ts';
import { on } from '../table/index.ts';
import { addToImpact } from './reactions.ts';
import { impactSum } from './store/items.ts';

export const items = [impactSum];

export const reactions = () => [on(ledgerEntry, { addToImpact })];
