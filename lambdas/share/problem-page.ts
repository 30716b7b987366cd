import { firstKind } from '#shared/features.ts';
import * as words from '#words/share.ts';
import { type Html, html } from '../core/html.ts';
import { privatePage } from './layout.ts';
import type { Site } from './site.ts';

export interface Problem {
  /** What happened; also the page's title. */
  title: string;
  text: string;
}

export function problemPage(site: Site, { title, text }: Problem): Html {
  const hasOffers = firstKind(site.flavour, site.switchedOff) !== undefined;
  return privatePage(
    site,
    words.titled(title),
    html`<div class="problem stack">
<h1>${title}</h1>
<p class="quiet">${text}</p>
<p class="actions">${hasOffers && html`<a class="button primary" href="/marketplace">${words.seeOffers}</a>`}<a class="button" href="/">${words.home}</a></p>
</div>`,
  );
}
