/** @throws Error if the text is no time with a zone */
export function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new Error(`${text} is no time: write it like 2026-11-20T10:00:00Z.`);
  }
  return time;
}
