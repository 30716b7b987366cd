/** Every address that people are given to pass on is made here: of its page, and of the networks that take it. */
import { type SharedKind, sharePath } from './pictures.ts';

export interface Shared {
  kind: SharedKind;
  /** Of the post, or of the person. */
  id: string;
}

/** The address that is shared, on the host where it is shared. */
export const shareLink = (
  origin: string,
  { kind, id }: Shared | { kind: 'organization'; id: string },
): string => origin + (kind === 'organization' ? `/organization/${id}` : sharePath(kind, id));

export interface Network {
  name: string;
  /** Where its own form is, with the link in it: plain addresses, nothing of theirs runs here. */
  address: string;
}

/** @param words said beside the link, where the network takes any */
export function networksFor(words: string, link: string): readonly Network[] {
  const at = (address: string, query: Record<string, string>) =>
    // Mail programs take a plus for a plus.
    `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
  return [
    { name: 'Facebook', address: at('https://www.facebook.com/sharer/sharer.php', { u: link }) },
    { name: 'WhatsApp', address: at('https://wa.me/', { text: `${words} ${link}` }) },
    { name: 'X', address: at('https://x.com/intent/post', { text: words, url: link }) },
    { name: 'Bluesky', address: at('https://bsky.app/intent/compose', { text: `${words} ${link}` }) },
    { name: 'Email', address: at('mailto:', { subject: words, body: link }) },
  ];
}
