/** The agreement between lambdas/pages, which renders a page of the app, and the app (web/app/render.tsx), which reads its data. */
import type { EndpointDefinition } from './contract/endpoint.ts';
import type { ErrorCode } from './contract/errors.ts';
import type { PageHead } from './pages/page-head.ts';

/** An answer of an endpoint, or why there is none. */
export type PageAnswer =
  | { data: unknown }
  | { refused: { code: ErrorCode; message: string; status: number } };

/** Facts that a rendered page carries about itself. */
export interface RenderedWith {
  /** Milliseconds since the epoch. */
  renderedAt: number;
  /** By the address of the call. */
  answers: Readonly<Record<string, PageAnswer>>;
}

export interface PageQuestion {
  params?: unknown;
  query?: unknown;
}

export interface PageReads {
  /** The end of the minute in which the page is rendered, so that the same page is the same bytes. Milliseconds since the epoch. */
  renderedAt: number;
  /** Filled in by the page as it is rendered. */
  head: PageHead;
  /** The address of the site that it is rendered for: `https://example.org` */
  origin: string;
  /**
   * A refusal is an answer too. Any other failure fails the page.
   * @param address of the call: path and query
   * @returns the same promise for the same address
   */
  read(address: string, definition: EndpointDefinition, question: PageQuestion): Promise<PageAnswer>;
}

/**
 * @param address path and query
 * @param signal says when it is given up
 * @throws what a component throws, or what the signal says
 */
export type RenderApp = (address: string, reads: PageReads, signal: AbortSignal) => Promise<string>;
