/** Removes invisible characters from people's texts. The API's rules and the user pool's trigger both use it. */
import { NAME_LENGTH } from '../limits.ts';
import { shorten } from './shorten.ts';

/**
 * Control characters except line breaks, and marks that change the direction of a text or take no room, which can make
 * one name look like another. The two joiners stay, because Persian and some emoji need them.
 */
const INVISIBLE =
  /[^\P{Cc}\n]|[\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

export const withoutInvisible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '');

/** The same for a single-line text. */
export const inOneLine = (text: string): string => withoutInvisible(text.replace(/\s+/g, ' ')).trim();

/** The same for a text that may have several lines. */
export const inLines = (text: string): string =>
  withoutInvisible(text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim();

/** A name that is safe in a list or in the subject of an email, wherever it came from. */
export const shownName = (name: string): string => shorten(withoutInvisible(name), NAME_LENGTH.max);
