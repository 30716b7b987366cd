import { isLanguage, type Language } from '#shared/languages.ts';
import { sharedState } from '../device/shared-state.ts';

/** The language that this page offers instead of its own. */
export const offeredLanguage = sharedState<Language | undefined>(undefined);

/** @param preferred the visitor's languages, the best one first: `['es-MX', 'en']` @returns the best one of the site's */
export const bestLanguage = (preferred: readonly string[]): Language | undefined =>
  preferred.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage);
