/** Every address that people are given to pass on is made here: of its page, and of the networks that take it. */
import { PATHS } from '../pages/pages.ts';
import { type ShareWay, VIA } from '../share-ways.ts';
import type { SharedKind } from './pictures.ts';

export interface Shared {
  kind: SharedKind;
  /** Of the post, or of the person. */
  id: string;
}

/** Things with a page that everybody may read. */
type Shown = Shared | { kind: 'organization'; id: string };

/** Somebody came by a shared link. */
export type SharedVisit = Shown & { via: ShareWay };

/** Below the site's own address. */
export const pagePath = ({ kind, id }: Shown): string => PATHS[kind].replace(/:\w+/, id);

/** The address that is shared, on the host where it is shared: of a pledge that of its card. */
export const shareLink = (origin: string, shown: Shown): string =>
  origin + (shown.kind === 'pledge' ? PATHS.share.replace(/:\w+/, shown.id) : pagePath(shown));

/** An address as it is printed: browsers add the rest. */
export const printedAddress = (link: string): string => link.replace(/^https?:\/\//, '');

/** The same link, as it is passed on in one way. */
export const linkBy = (way: ShareWay, link: string): string => `${link}?${VIA}=${way}`;

export interface Network {
  name: string;
  /** Where its own form is, with the link in it: plain addresses, nothing of theirs runs here. */
  address: string;
}

/** @param words said beside the link, where the network takes any @param link as `shareLink` gives it */
export function networksFor(words: string, link: string): readonly Network[] {
  const at = (address: string, query: Record<string, string>) =>
    // Email programs take a plus for a plus.
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
    { name: 'Email', address: at('mailto:', { subject: words, body: linkBy('email', link) }) },
  ];
}
