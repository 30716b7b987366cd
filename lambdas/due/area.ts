import { dueCursor, dueItem } from './store/items.ts';

export const items = [dueItem, dueCursor];
