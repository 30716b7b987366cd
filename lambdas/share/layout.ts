import { PRODUCT_NAME } from '#shared/flavours.ts';
import { PICTURE_SIZES } from '#shared/sharing/pictures.ts';
import { announcementLabel, tagline } from '#words/components.ts';
import { LANGUAGE, LOCALE } from '#words/format.ts';
import { type Html, html } from '../core/html.ts';
import { ATOM } from './addresses.ts';
import { mark } from './mark.ts';
import type { Site } from './site.ts';
import { DISPLAY_FACE_PATH, style, styleSource } from './style.ts';

/** Stricter than the edge's own for rendered pages: this one style sheet, this site's pictures and face, nothing else. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SHARE_IMAGE = { ...PICTURE_SIZES.wide, contentType: 'image/jpeg' };

export interface PageText {
  /** The whole title. */
  title: string;
  description: string;
  /**
   * This page, and what search engines and networks are told to know it by. They read it again under the address it names: that of the app's
   * page would lead them back here, in circles.
   */
  path: string;
  type: 'article' | 'profile' | 'website';
  image: { path: string; alt: string };
  /** Feeds of what the page shows. */
  feeds?: readonly { path: string; title: string }[];
  body: Html;
}

/** A page with everything that search engines, networks and messengers read. */
export function page(site: Site, text: PageText): Html {
  return shell(site, text.title, tagsOf(site, text), text.body);
}

/** A page that is not to be found: for errors. */
export function privatePage(site: Site, title: string, body: Html): Html {
  return shell(site, title, html`<meta name="robots" content="noindex">`, body);
}

function tagsOf({ origin }: Site, { title, description, path, type, image, feeds = [] }: PageText): Html {
  const imageUrl = `${origin}${image.path}`;
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${origin}${path}">
${feeds.map((feed) => html`<link rel="alternate" type="${ATOM}" title="${feed.title}" href="${feed.path}">`)}
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:locale" content="${LOCALE.replace('-', '_')}">
<meta property="og:url" content="${origin}${path}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${imageUrl}">
<meta property="og:image:type" content="${SHARE_IMAGE.contentType}">
<meta property="og:image:width" content="${SHARE_IMAGE.width}">
<meta property="og:image:height" content="${SHARE_IMAGE.height}">
<meta property="og:image:alt" content="${image.alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${imageUrl}">
<meta name="twitter:image:alt" content="${image.alt}">`;
}

/** What is announced; nothing closes it, since these pages have no script. */
function announcement({ banner }: Site): Html | undefined {
  if (!banner) return undefined;
  const { text, link, tone } = banner;
  return html`<aside class="banner ${tone}" aria-label="${announcementLabel}"><p>${text}${link && html` <a href="${link.url}">${link.label}</a>`}</p></aside>`;
}

function shell(site: Site, title: string, tags: Html, body: Html): Html {
  return html`<!doctype html>
<html lang="${LANGUAGE}" data-flavour="${site.flavour}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${DISPLAY_FACE_PATH}" as="font" type="font/woff2" crossorigin>
${tags}
${style}
</head>
<body>
${announcement(site)}
<header><a class="brand" href="/">${mark}${PRODUCT_NAME}</a><p class="tagline">${tagline}</p></header>
<main>
${body}
</main>
<footer><p>${PRODUCT_NAME}. ${tagline}</p></footer>
</body>
</html>
`;
}
