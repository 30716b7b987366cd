/** A newsletter in several languages. */
import { number } from '../general/format.ts';

export const emptyIsEnglish =
  'If the fields of a language are empty, its readers get the English email, with a line that says so.';
export const previewIn = 'Preview for readers of';
export const testIn = (language: string) => `This test goes out in the language of the preview: ${language}.`;

/** The numbers of readers, before it is sent. */
export const readers = (language: string, howMany: number) => `${language}: ${number(howMany)}`;
/** The same where nobody wrote it in their language. */
export const readersOfEnglish = (language: string, howMany: number) =>
  `${language}: ${number(howMany)}, in English`;
