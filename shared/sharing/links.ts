/** Makes every address for sharing: that of the page, and those of social networks. */
import { PATHS, VIA } from '../pages/pages.ts';
import type { ShareWay } from '../share-ways.ts';
import type { SharedKind } from './pictures.ts';

export interface Shared {
  kind: SharedKind;
  /** The id of the post, the landing or the person. */
  id: string;
}

/** Things with a public page. */
type Shown = Shared | { kind: 'organization'; id: string };

/** A visit by a shared link. */
export type SharedVisit = (Shared | { kind: 'organization'; id: string }) & { via: ShareWay };

/** The path below the site's own origin. */
export const pagePath = ({ kind, id }: Shown): string => PATHS[kind].replace(/:\w+/, id);

/** The shared address, on the host where it is shared. For a pledge it is the address of its card. */
export const shareLink = (origin: string, shown: Shown): string =>
  origin + (shown.kind === 'pledge' ? PATHS.share.replace(/:\w+/, shown.id) : pagePath(shown));

/** An address in its printed form, without the scheme, which browsers add. */
export const printedAddress = (link: string): string => link.replace(/^https?:\/\//, '');

/** The same link with the way by which it is shared. */
export const linkBy = (way: ShareWay, link: string): string => `${link}?${VIA}=${way}`;

export interface Network {
  name: string;
  /**
   * The address of the network's own form, with the link in it. It is a plain link, so no code of the network runs
   * here.
   */
  address: string;
}

/**
 * @param words the text next to the link, if the network takes one
 * @param link a link made by `shareLink`
 * @param email the word for email
 */
export function networksFor(words: string, link: string, email: string): readonly Network[] {
  const at = (address: string, query: Record<string, string>) =>
    // Email programs don't decode a plus as a space.
    `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  return [
    {
      name: 'Facebook',
      address: at('https://www.facebook.com/sharer/sharer.php', { u: linkBy('facebook', link) }),
    },
    { name: 'WhatsApp', address: at('https://wa.me/', { text: `${words} ${linkBy('whatsapp', link)}` }) },
    { name: 'X', address: at('https://x.com/intent/post', { text: words, url: linkBy('x', link) }) },
    {
      name: 'Bluesky',
      address: at('https://bsky.app/intent/compose', { text: `${words} ${linkBy('bluesky', link)}` }),
    },
    { name: email, address: at('mailto:', { subject: words, body: linkBy('email', link) }) },
  ];
}
