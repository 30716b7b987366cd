/** At most `limit` characters (code points), cut between words if there is a gap near the end. */
export function shorten(text: string, limit: number): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(clean);
  if (characters.length <= limit) return clean;
  const cut = characters.slice(0, limit - 1).join('');
  const gap = cut.lastIndexOf(' ');
  return `${(gap > cut.length * 0.7 ? cut.slice(0, gap) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
