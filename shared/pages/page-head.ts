import type { ShownKind } from '../features.ts';

/** Characters of a description that search engines show; social networks show more. */
export const DESCRIPTION_LENGTH = 155;

/**
 * A page's description for social networks, messengers and search engines. The page itself shows the same facts in its
 * own form. Paths of pages are without a language.
 */
export interface PageHead {
  /** The title of the tab. */
  title?: string;
  description?: string;
  /** The type in terms of the Open Graph protocol; a website by default. */
  type?: 'article' | 'profile';
  /**
   * A picture of 1200 by 630 pixels, below the site's own address; by default one with the page's name and description.
   */
  image?: { path: string; alt: string };
  /** The path of the page with the same content that search engines should list instead. */
  canonical?: string;
  /**
   * The kind of posts or landings that the page is about, if both sites have the page. Search engines should find it on
   * the site about this kind.
   */
  about?: ShownKind;
  /** Data in terms of schema.org. */
  data?: Readonly<Record<string, unknown>>;
  /** A JSON-LD document in other terms. It contains no text that people wrote. */
  document?: Readonly<Record<string, unknown>>;
  /** Its parent pages, starting with the home page. */
  trail?: readonly { name: string; path: string }[];
  /** Whether search engines should leave it out. */
  isUnlisted?: boolean;
  /** The page to which visitors are redirected immediately: path and query. */
  leadsTo?: string;
  /** Whether the page is about something that doesn't exist. */
  isMissing?: boolean;
}
