import { calendarAddress } from './store/items.ts';

export const items = [calendarAddress];
