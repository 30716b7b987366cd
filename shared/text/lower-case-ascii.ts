/**
 * Upper-case ASCII letters become lower case, and nothing else changes: `toLowerCase` would make the Kelvin sign (U+212A) the letter k, and
 * another address of one that holds it.
 */
export const lowerCaseAscii = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
