/**
 * The interface between lambdas/pages, which renders a page of the app, and the app (web/app/render.tsx), which reads
 * its data.
 */
import type { EndpointDefinition } from './contract/endpoint.ts';
import type { ErrorCode } from './contract/errors.ts';
import type { PageHead } from './pages/page-head.ts';

/** An endpoint's response, or the reason why there is none. */
export type PageAnswer =
  | { data: unknown }
  | { refused: { code: ErrorCode; message: string; status: number } };

/** Facts about itself that a rendered page carries. */
export interface RenderedWith {
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** By the address of the request. */
  answers: Readonly<Record<string, PageAnswer>>;
}

export interface PageQuestion {
  params?: unknown;
  query?: unknown;
}

export interface PageReads {
  /**
   * The end of the minute in which the page is rendered, in milliseconds since the epoch, so that the same page has the
   * same bytes.
   */
  renderedAt: number;
  /** Filled in by the page while it is rendered. */
  head: PageHead;
  /** The origin of the site for which it is rendered: `https://example.org` */
  origin: string;
  /**
   * Returns refusals as responses. Any other failure fails the page.
   * @param address path and query of the request
   * @returns the same promise for the same address
   */
  read(address: string, definition: EndpointDefinition, question: PageQuestion): Promise<PageAnswer>;
}

/**
 * @param address path and query, without a language
 * @param signal aborts the rendering
 * @throws the error that a component throws, or the signal's reason
 */
export type RenderApp = (address: string, reads: PageReads, signal: AbortSignal) => Promise<string>;
