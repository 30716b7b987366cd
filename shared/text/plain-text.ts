/** Texts of people without what nobody sees or means: the API's rules and the user pool's trigger apply it alike. */
import { NAME_LENGTH } from '../limits.ts';
import { shorten } from './shorten.ts';

/**
 * Pasted tabs and bells, but not ends of line; and marks that turn the direction of a text or take no room, with which one name is made to look like
 * another. The two joiners stay: Persian and some emoji need them.
 */
const INVISIBLE =
  /[^\P{Cc}\n]|[\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

export const withoutInvisible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '');

/** The same of what stands in one line. */
export const inOneLine = (text: string): string => withoutInvisible(text.replace(/\s+/g, ' ')).trim();

/** And of what may have several. */
export const inLines = (text: string): string =>
  withoutInvisible(text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim();

/** A name as it may stand in a list or in the subject of an email, wherever it came from. */
export const shownName = (name: string): string => shorten(withoutInvisible(name), NAME_LENGTH.max);
