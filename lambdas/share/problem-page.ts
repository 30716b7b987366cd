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
  return privatePage(
    site,
    words.titled(title),
    html`<div class="problem stack">
<h1>${title}</h1>
<p class="quiet">${text}</p>
<p class="actions"><a class="button primary" href="/marketplace">${words.seeOffers}</a><a class="button" href="/">${words.home}</a></p>
</div>`,
  );
}
