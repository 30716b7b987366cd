import { timeOfId } from '../core/time-of-id.ts';
import { presenter } from '../table/index.ts';
import { catchEntry, deletedCatch } from './store/catch-entries.ts';
import { ledgerEntry, ledgerShare } from './store/items.ts';

export const items = [ledgerEntry, ledgerShare, catchEntry, deletedCatch];

export const presenters = () => [
  presenter(ledgerShare, ({ sk, card }) => ({ id: sk, createdAt: timeOfId(sk), ...card })),
];
