/** Renders a whole page of the app: its head, its markup, and the responses that it was made of. */

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
  /** Path and query of the page to redirect to. */
  leadsTo: string | undefined;
}

/** @throws the error of a component, of a failed read, or the reason of `signal` when rendering takes too long */
export async function renderPage(readable: Readable, asked: PageAsked): Promise<RenderedPage> {
  const { markup, head, photographed, renderedAt, answers } = await readPage(readable, asked);
  const parts: Record<string, string> = {
    head: headTags({ address: asked.address, ...asked.site }, head, photographed).text,
    page: markup,
    answers: jsonElement({ renderedAt, answers }, 'application/json', 'answers').text,
  };
  const around = (await appOf(asked.site.flavour)).pageAround(markup);
  const html = around.replace(/<!--(\w+)-->/g, (comment, part: string) => parts[part] ?? comment);
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

/** Returns the markup and head of a page, and the responses that it was made of. @throws as `renderPage` */
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
