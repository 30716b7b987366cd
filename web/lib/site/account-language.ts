import { setLanguage } from '#shared/accounts/endpoints.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { call } from '../api/api-client.ts';
import { chosenLanguage } from './language-choice.ts';

/**
 * Makes the language that was chosen on this device that of the person's emails, once they are on its pages. After a
 * failure the next page tries again.
 * @param saved the language of their emails so far
 */
export async function followChosenLanguage(saved: Language = DEFAULT_LANGUAGE): Promise<void> {
  if (saved === LANGUAGE || chosenLanguage() !== LANGUAGE) return;
  await call(setLanguage, { body: { language: LANGUAGE } }).catch(() => undefined);
}
