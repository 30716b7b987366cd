/** Text typed into a field for a ZIP code or a town. */

import { placeMissing, zipInvalid } from '#words/places.ts';

/** Portland, Maine, is searched around if a ZIP code or town is not known (first document, section 7). */
export const DEFAULT_CENTRE = { lat: 43.66, lng: -70.26 } as const;
export const DEFAULT_CENTRE_NAME = 'Portland, Maine';

/**
 * The place to look up. A text without letters is read as a ZIP code: it needs five digits, and more are cut off (first
 * document, section 5).
 */
export function readAskedPlace(text: string): { q: string } | { issue: string } {
  const asked = text.trim();
  if (/\p{L}/u.test(asked)) return asked.length < 2 ? { issue: placeMissing } : { q: asked };
  const zip = asked.replace(/\D/g, '').slice(0, 5);
  if (zip.length === 5) return { q: zip };
  return { issue: asked === '' ? placeMissing : zipInvalid };
}
