import { mailChoices, mailCount, sentMail, suppression } from './store/items.ts';

export const items = [mailCount, sentMail, suppression, mailChoices];
