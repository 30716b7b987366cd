/** The short texts of notifications in the language of the device. */
import type { Language } from '#shared/languages.ts';
import type { PushReason } from '#shared/push/reasons.ts';
import { news as en } from '#shared/words/en/push/notifications.ts';
import { news as es } from '#shared/words/es/push/notifications.ts';
import { news as pt } from '#shared/words/pt/push/notifications.ts';
import { news as vi } from '#shared/words/vi/push/notifications.ts';

const NEWS: Readonly<Record<Language, Record<PushReason, string>>> = { en, es, pt, vi };

export const newsIn = (language: Language): Record<PushReason, string> => NEWS[language];
