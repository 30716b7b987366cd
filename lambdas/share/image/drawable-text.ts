import { shorten } from '../words.ts';
import type { Font } from './font.ts';

/** What is lost of a text before the rest would rather mislead than tell. */
const LOST_AT_MOST = 0.25;

/**
 * What the font can draw of a text: accents it lacks are left off, emoji dropped. A name in letters it has none of (Greek, Arabic, Chinese
 * and so on) gives the empty text: a row of empty boxes would be worse. The page has the name in full.
 * @param limit characters
 */
export function drawableText(text: string, font: Pick<Font, 'has'>, limit: number): string {
  const characters = Array.from(text.toWellFormed().normalize('NFC'));
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  const lost = letters.filter((letter) => draw(letter, font) === '').length;
  if (lost > letters.length * LOST_AT_MOST) return '';
  return shorten(characters.map((character) => draw(character, font)).join(''), limit);
}

function draw(character: string, font: Pick<Font, 'has'>): string {
  if (/\s/.test(character)) return ' ';
  if (font.has(character)) return character;
  return Array.from(character.normalize('NFKD'))
    .filter((part) => !/\p{M}/u.test(part) && font.has(part))
    .join('');
}
