import { PRODUCT_NAME } from '#shared/flavours.ts';
import { type Html, html } from '../core/html.ts';
import { privatePage } from './layout.ts';
import type { Site } from './site.ts';

export interface Problem {
  /** What happened; also the page's title. */
  title: string;
  words: string;
}

export function problemPage(site: Site, { title, words }: Problem): Html {
  return privatePage(
    site,
    `${title} - ${PRODUCT_NAME}`,
    html`<div class="problem stack">
<h1>${title}</h1>
<p class="quiet">${words}</p>
<p class="actions"><a class="button primary" href="/marketplace">See what is on offer</a><a class="button" href="/">Home</a></p>
</div>`,
  );
}
