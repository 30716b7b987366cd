/** The ways in which a link is passed on. The link says which it was, so that its owner sees what sharing does; nothing says who. */

export const SHARE_WAYS = [
  'link',
  'device',
  'facebook',
  'whatsapp',
  'x',
  'bluesky',
  'email',
  /** The code on a printed page. */
  'poster',
  /** A short address, or the code of one in a picture. */
  'short',
] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];

/** The parameter of a link's query that names its way. Rendered pages do not differ by it, and search engines are not told of it. */
export const VIA = 'via';

/** @returns undefined where no way is named that there is */
export function wayIn(query: URLSearchParams): ShareWay | undefined {
  const named = query.get(VIA);
  return SHARE_WAYS.find((way) => way === named);
}
