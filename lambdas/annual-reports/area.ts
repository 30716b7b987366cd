import { annualStory, sharedReport } from './store/items.ts';

export const items = [annualStory, sharedReport];
