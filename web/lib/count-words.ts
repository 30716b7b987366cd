const PLURALS = { catch: 'catches', pledge: 'pledges' };

export type Noun = keyof typeof PLURALS;

/** "1 catch", "24 pledges", "No catches". */
export function countWords(count: number, noun: Noun): string {
  return `${count === 0 ? 'No' : count.toLocaleString('en-US')} ${count === 1 ? noun : PLURALS[noun]}`;
}
