/** Texts that administrators may also give in languages other than English. */
import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '../languages.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

export const OTHER_LANGUAGES: readonly OtherLanguage[] = LANGUAGES.filter((each) => each !== 'en');

/** By language; where one is absent, people read the English text. */
export type InLanguages<Text> = Readonly<Partial<Record<Language, Text>>>;

export const inOtherLanguages = <Text extends z.ZodMiniType>(text: Text) =>
  z.strictObject({ es: z.optional(text), pt: z.optional(text), vi: z.optional(text) });
