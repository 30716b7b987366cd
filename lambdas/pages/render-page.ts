/** A page of the app, whole: its head, what it shows, and the answers that it was made of. */

import type { PageAnswer } from '#shared/page-reads.ts';
import type { PageHead } from '#shared/pages/page-head.ts';
import { jsonElement } from '../core/html.ts';
import type { Site } from '../share/site.ts';
import { appOf } from './app.ts';
import { headTags } from './head.ts';
import { pageReads, type Readable } from './page-reads.ts';
import { photographedIn } from './photographed-in.ts';

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
export async function renderPage(readable: Readable, asked: PageAsked): Promise<RenderedPage> {
  const { markup, head, photographed, renderedAt, answers } = await readPage(readable, asked);
  const facts = jsonElement({ renderedAt, answers }, 'application/json', 'answers');
  const html = (await appOf(asked.site.flavour))
    .pageAround(markup)
    .replace(
      '<!--head-->',
      () => headTags({ address: asked.address, ...asked.site }, head, photographed).text,
    )
    .replace('<!--page-->', () => markup)
    .replace('<!--answers-->', () => facts.text);
  return { status: head.isMissing ? 404 : 200, html, leadsTo: head.leadsTo };
}

interface ReadPage {
  markup: string;
  head: PageHead;
  photographed: ReturnType<typeof photographedIn>;
  /** By the address of the call. */
  answers: Record<string, PageAnswer>;
  renderedAt: number;
}

/** What a page shows, what it says of itself, and the answers that it was made of. @throws as `renderPage` */
export async function readPage(
  readable: Readable,
  { address, site, now, signal }: PageAsked,
): Promise<ReadPage> {
  const reads = pageReads(readable, { site, now });
  const markup = await (await appOf(site.flavour)).renderApp(address, reads, signal);
  const { renderedAt, head } = reads;
  const answers = await reads.answers();
  return { markup, head, photographed: photographedIn(markup, answers), renderedAt, answers };
}
