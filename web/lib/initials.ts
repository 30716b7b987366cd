/** The first letters of the first two words of a name; empty if it has none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('en-US')).join('');
}
