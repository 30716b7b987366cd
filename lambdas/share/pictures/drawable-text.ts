import { shorten } from '#shared/text/shorten.ts';
import type { Font } from '../../services/fonts/fonts.ts';

/** The share of the letters that may be missing. A text that loses more would be misleading. */
const LOST_AT_MOST = 0.25;

/** Satori writes every line from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Returns the drawable part of a text, without emoji, and without accents that no font has. A name in letters that no
 * font has (Arabic, Chinese and so on) becomes an empty text, since a row of empty boxes would be worse. The page shows
 * the full name.
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

/** Whether this font alone can draw the text, so that the font does not change within a word. */
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
