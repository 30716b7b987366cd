import type { Language } from '../../../languages.ts';
import { formatsIn } from '../../formats.ts';

export { dollars, number, SITE_TIME_ZONE } from '../../formats.ts';

export const LANGUAGE: Language = 'vi';
export const LOCALE = 'vi-VN';

const formats = formatsIn<'other'>(LOCALE);
export const dateTime = formats.dateTime;
export const plural = formats.plural;
export const relativeTime = formats.relativeTime;
