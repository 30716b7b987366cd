/** A page of the app, whole: its head, what it shows, and the answers that it was made of. */
import { jsonElement } from '../core/html.ts';
import type { Site } from '../share/site.ts';
import { appOf } from './app.ts';
import { headTags } from './head.ts';
import { pageReads, type Readable } from './page-reads.ts';

interface PageAsked {
  /** Path and query. */
  address: string;
  site: Site;
  now: Date;
  signal: AbortSignal;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** The page in its place: path and query. */
  leadsTo: string | undefined;
}

/** @throws what a component throws, or a read that is no refusal, and what the signal says when it takes too long */
export async function renderPage(
  readable: Readable,
  { address, site, now, signal }: PageAsked,
): Promise<RenderedPage> {
  const app = await appOf(site.flavour);
  const reads = pageReads(readable, { site, now });
  const markup = await app.renderApp(address, reads, signal);
  const { renderedAt, head } = reads;
  const facts = jsonElement({ renderedAt, answers: await reads.answers() }, 'application/json', 'answers');
  const html = app
    .pageAround(markup)
    .replace('<!--head-->', () => headTags({ address, ...site }, head).text)
    .replace('<!--page-->', () => markup)
    .replace('<!--answers-->', () => facts.text);
  return { status: head.isMissing ? 404 : 200, html, leadsTo: head.leadsTo };
}
