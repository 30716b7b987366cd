import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { RIGHT_USES, WRONG_SUBJECT, WRONG_TERMS } from './terms.ts';
import { type Text, wordsOf } from './texts.ts';

export const MAX_WORDS = 30;

/** A sentence and what is wrong with it. */
export type Complaint = string;

export function wrongTerms({ file, sentences }: Text): Complaint[] {
  return sentences.flatMap((sentence) => {
    const rest = RIGHT_USES.reduce((text, { pattern }) => text.replaceAll(pattern, ''), sentence);
    const found = WRONG_TERMS.filter(({ pattern }) => pattern.test(rest));
    return found.map(({ instead }) => `${file}: use ${instead} in: ${sentence}`);
  });
}

export function wrongSubjects({ file, sentences }: Text): Complaint[] {
  return sentences
    .filter((sentence) => WRONG_SUBJECT.pattern.test(sentence))
    .map((sentence) => `${file}: use ${WRONG_SUBJECT.instead} in: ${sentence}`);
}

export function longSentences({ file, sentences }: Text): Complaint[] {
  return wholeSentences(sentences)
    .filter((sentence) => wordsOf(sentence).length > MAX_WORDS)
    .map((sentence) => `${file}: ${wordsOf(sentence).length} words, at most ${MAX_WORDS}: ${sentence}`);
}

/** Leaves out labels, and lists in table cells. */
const wholeSentences = (sentences: readonly string[]) =>
  sentences.filter((sentence) => /[.?!:]$/.test(sentence));

/** The grade of a shorter text means nothing. */
const MIN_WORDS = 100;

/** The US school grade needed to read a text, by the Flesch-Kincaid formula. */
export function gradeOf({ sentences }: Text): number {
  const whole = wholeSentences(sentences).map(wordsOf);
  const words = whole.flat();
  if (words.length < MIN_WORDS) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: whole.length, word: words.length, syllable: syllables });
}
