import type { Font } from '../fonts/fonts.ts';

/** In place of a letter that the font lacks. The file keeps the letter itself for screen readers. */
export const MISSING = '?';

/** Returns a text with the letters that a font has. Whole texts stay readable: accents go before letters do. */
export function printable(text: string, font: Pick<Font, 'has'>): string {
  const letters = Array.from(text.toWellFormed().normalize('NFC'));
  return letters.map((letter) => printed(letter, font)).join('');
}

function printed(letter: string, font: Pick<Font, 'has'>): string {
  if (letter === '\n') return letter;
  if (/\s/.test(letter)) return ' ';
  if (/[\p{C}\p{M}]/u.test(letter)) return '';
  if (font.has(letter)) return letter;
  const parts = Array.from(letter.normalize('NFKD')).filter((part) => font.has(part));
  return parts.join('') || MISSING;
}
