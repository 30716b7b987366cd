import { cellEntry, wordEntry } from './store/items.ts';

export const items = [cellEntry, wordEntry];
