import { isLanguage, type Language } from '#shared/languages.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { chosenLanguage } from '../lib/site/language-choice.ts';
import { offeredLanguage } from '../lib/site/language-offer.ts';

/** Offers another language if the browser prefers it, unless one was chosen or refused on this device. */
export function offerLanguage(): void {
  const best = bestLanguage(navigator.languages);
  if (best !== LANGUAGE && chosenLanguage() === undefined) offeredLanguage.set(best);
}

/** @param preferred the visitor's languages, the best one first: `['es-MX', 'en']` @returns the best one of the site's */
export const bestLanguage = (preferred: readonly string[]): Language | undefined =>
  preferred.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage);
