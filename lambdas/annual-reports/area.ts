import { annualStory } from './store/items.ts';

export const items = [annualStory];
