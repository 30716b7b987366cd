import { contactMessage, siteSettings, siteSettingsVersion } from './store/items.ts';

export const items = [contactMessage, siteSettings, siteSettingsVersion];
