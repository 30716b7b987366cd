import { runner } from '../jobs/consume.ts';
import { on } from '../table/index.ts';
import { sendContactMail } from './emails.ts';
import { contactMail } from './jobs.ts';
import { mailContact } from './reactions.ts';
import { contactMessage, siteSettings, siteSettingsVersion } from './store/items.ts';

export const items = [contactMessage, siteSettings, siteSettingsVersion];

export const reactions = () => [on(contactMessage, { mailContact })];

export const mails = () => [runner(contactMail, sendContactMail)];
