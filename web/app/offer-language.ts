import { LANGUAGE } from '#words/general/format.ts';
import { chosenLanguage } from '../lib/site/language-choice.ts';
import { bestLanguage, offeredLanguage } from '../lib/site/language-offer.ts';

/** Offers another language if the browser prefers it, unless one was chosen or refused on this device. */
export function offerLanguage(): void {
  const best = bestLanguage(navigator.languages);
  if (best !== LANGUAGE && chosenLanguage() === undefined) offeredLanguage.set(best);
}
