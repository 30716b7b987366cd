import { shorten } from '#shared/text/shorten.ts';
import type { Font } from './font.ts';

/** A text that loses more than this would mislead. */
const LOST_AT_MOST = 0.25;

/** Satori sets every line from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * The drawable part of a text: accents that no font has are left off, emoji dropped. A name in letters that no font has (Arabic, Chinese
 * and so on) gives the empty text, since a row of empty boxes would be worse. The page has the name in full.
 * @param limit characters
 */
export function drawableText(text: string, fonts: readonly Pick<Font, 'has'>[], limit: number): string {
  const draw = (character: string) => drawn(character, fonts);
  const characters = Array.from(text.toWellFormed().normalize('NFC'));
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  const lost = letters.filter((letter) => draw(letter) === '').length;
  if (lost > letters.length * LOST_AT_MOST) return '';
  return shorten(characters.map(draw).join(''), limit);
}

/** Whether this font alone can draw it, so that no word changes its face in the middle. */
export function isDrawable(text: string, font: Pick<Font, 'has'>): boolean {
  return Array.from(text).every((character) => character === ' ' || font.has(character));
}

function drawn(character: string, fonts: readonly Pick<Font, 'has'>[]): string {
  if (/\s/.test(character)) return ' ';
  if (RIGHT_TO_LEFT.test(character) || /[\p{C}]/u.test(character)) return '';
  const has = (part: string) => fonts.some((font) => font.has(part));
  if (has(character)) return character;
  return Array.from(character.normalize('NFKD'))
    .filter((part) => !/\p{M}/u.test(part) && has(part))
    .join('');
}
