/** The words of a calendar in its owner's language. Other languages than English are loaded when one is read. */
import type { CalendarWords } from '#shared/calendar/calendar-words.ts';
import type { Language } from '#shared/languages.ts';
import * as english from '#shared/words/en/calendar/calendars.ts';

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<CalendarWords>>> = {
  es: () => import('#shared/words/es/calendar/calendars.ts'),
  pt: () => import('#shared/words/pt/calendar/calendars.ts'),
  vi: () => import('#shared/words/vi/calendar/calendars.ts'),
};

export const wordsIn = async (language: Language = 'en'): Promise<CalendarWords> =>
  language === 'en' ? english : await OTHERS[language]();
