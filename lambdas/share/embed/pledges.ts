/**
 * `/embed/pledges?near=04101&lang=es`: the pledges near a place, which partners can show in a frame on their own sites.
 * It has no script and no font of its own, loads a photo only when it comes into view, and sets no cookie. Its links
 * open in a new tab.
 */
import type { Coordinates } from '#shared/fields.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { pathIn } from '#shared/languages.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { readAskedPlace } from '#shared/places/asked-place.ts';
import { placeName } from '#shared/places/place-name.ts';
import { marketplacePath } from '#shared/posts/marketplace-path.ts';
import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { LANGUAGE } from '#words/general/format.ts';
import * as words from '#words/sharing/embed.ts';
import * as shareWords from '#words/sharing/share.ts';
import { type Html, html } from '../../core/html.ts';
import { resolvePlace } from '../../services/places.ts';
import { type Answer, textAnswer } from '../answer.ts';
import { dayAt } from '../day-at.ts';
import { listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import type { Site } from '../site.ts';
import { embedStyle, embedStyleSource } from './style.ts';

/** Any site may frame it, since a click in it cannot do any harm. */
const FRAMED_POLICY = [
  "default-src 'none'",
  `style-src ${embedStyleSource}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** As many as fit into a frame in a column without long scrolling. */
const SHOWN = 12;
/** In characters; longer than any town's name. */
const MAX_ASKED = 100;

interface Around {
  /** Absent if no place was requested. */
  name?: string;
  coordinates?: Coordinates;
  /** The error in the request. */
  issue?: string;
}

export async function embeddedPledges({ site, near, now }: PageRequest): Promise<Answer> {
  const { name, coordinates, issue } = await placeAsked(near);
  const { items } =
    issue === undefined
      ? await listShownPosts('pledge', { limit: SHOWN, available: 'true', near: coordinates }, now)
      : { items: [] };
  const page = document(
    site,
    html`<h1>${name === undefined ? words.title : words.titleNear(name)}</h1>
${issue !== undefined && html`<p class="note">${issue} ${words.checkPlace}</p>`}
${issue === undefined && items.length === 0 && html`<p class="note">${words.none}</p>`}
${items.length > 0 && html`<ul>${items.map((pledge) => card(site, pledge, now))}</ul>`}
<p>${link(site.origin + pathIn(LANGUAGE, marketplacePath({ kind: 'pledge' })), words.seeAll)}</p>`,
  );
  return { ...textAnswer('text/html', page.text), contentSecurityPolicy: FRAMED_POLICY };
}

async function placeAsked(near: string | undefined): Promise<Around> {
  if (near === undefined || near.trim() === '') return {};
  const asked = readAskedPlace(near.slice(0, MAX_ASKED));
  if ('issue' in asked) return { issue: words.sentence(asked.issue) };
  const found = await resolvePlace(asked.q);
  if (!found) return { issue: words.placeUnknown };
  const { lat, lng } = found;
  return { name: placeName(found), coordinates: { lat, lng } };
}

function card({ origin }: Site, pledge: PledgeCard, now: Date): Html {
  const { id, mealsLeft, catchDate, coordinates, photo } = pledge;
  const species = speciesInSentence(pledge);
  // A series pledges fish before it is caught.
  const isAhead = Date.parse(catchDate) > now.getTime();
  return html`<li>${photo && html`<img src="${photoUrl(photo.id, 224, 'webp')}" alt="${words.photoOf(species)}" width="224" height="224" loading="lazy" decoding="async">`}
<div>${link(origin + pathIn(LANGUAGE, pagePath({ kind: 'pledge', id })), shareWords.mealsOf(mealsLeft, species))}
<p>${shareWords.nameAndPlace(pledge)}</p><p>${isAhead ? shareWords.expected : shareWords.caught} <time datetime="${catchDate}">${dayAt(catchDate, coordinates)}</time></p></div></li>
`;
}

/** Opens in a new tab, so that the frame stays as it is and the new page learns nothing about the page around it. */
const link = (address: string, text: string) =>
  html`<a href="${address}" target="_blank" rel="noopener noreferrer">${text}</a>`;

function document({ flavour }: Site, body: Html): Html {
  return html`<!doctype html>
<html lang="${LANGUAGE}" data-flavour="${flavour}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shareWords.titled(words.title)}</title>
${embedStyle}
</head>
<body><main>
${body}
</main><footer>${words.shownBy(PRODUCT_NAME)}</footer></body>
</html>
`;
}
