import type { Language } from '../../../languages.ts';
import { formatsIn } from '../../formats.ts';

export { dollars, number, SITE_TIME_ZONE } from '../../formats.ts';

export const LANGUAGE: Language = 'es';
export const LOCALE = 'es-US';

const formats = formatsIn<'one' | 'many' | 'other'>(LOCALE);
export const dateTime = formats.dateTime;
export const plural = formats.plural;
export const relativeTime = formats.relativeTime;
