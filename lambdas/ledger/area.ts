import { identityOf } from '../posts/store/stored-posts.ts';
import { presenter } from '../table/index.ts';
import { ledgerEntry, ledgerShare } from './store/items.ts';

export const items = [ledgerEntry, ledgerShare];

export const presenters = () => [presenter(ledgerShare, ({ sk, card }) => ({ ...identityOf(sk), ...card }))];
