import type { Language } from '../languages.ts';
import type * as english from '../words/en/calendar/calendars.ts';
import type { Wide } from '../words/wide.ts';

/** The words of calendars in any language. */
export type CalendarWords = Omit<Wide<typeof english>, 'language'> & { language: Language };
