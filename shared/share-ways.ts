/**
 * The ways to share a link. The link contains its way, so that the owner sees the effect of sharing, but nothing about
 * the person who shared it.
 */
import { VIA } from './pages/pages.ts';

export const SHARE_WAYS = [
  'link',
  'device',
  'facebook',
  'whatsapp',
  'x',
  'bluesky',
  'email',
  /** The QR code on a printed page. */
  'poster',
  /** A short address, or its code in a picture. */
  'short',
] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];

/** @returns undefined if the query names no known way */
export function wayIn(query: URLSearchParams): ShareWay | undefined {
  const named = query.get(VIA);
  return SHARE_WAYS.find((way) => way === named);
}
