/** The app as the build made it for the server (bin/build/web/server-pages.ts): one for each flavour, loaded when its first page is asked for. */
import { readFile } from 'node:fs/promises';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { PageHead } from '#shared/page-head.ts';

/** An answer, or why there is none. */
export type PageAnswer =
  | { data: unknown }
  | { refused: { code: ErrorCode; message: string; status: number } };

/** What a page is rendered with: web/lib/server-reads.ts says what each part is. */
export interface Reads {
  renderedAt: number;
  head: PageHead;
  origin: string;
  read(address: string, definition: EndpointDefinition, question: Question): Promise<PageAnswer>;
}

export interface Question {
  params?: unknown;
  query?: unknown;
}

interface App {
  /**
   * @param address path and query
   * @param signal says when it is given up
   */
  renderApp(address: string, reads: Reads, signal: AbortSignal): Promise<string>;
  /** The page around it, with marks where the rest goes. */
  page: string;
  /** What stands in a page's place where nothing is rendered. */
  shell: string;
}

const apps = new Map<Flavour, Promise<App>>();

export function appOf(flavour: Flavour): Promise<App> {
  const loading = apps.get(flavour) ?? loadApp(flavour);
  apps.set(flavour, loading);
  return loading;
}

async function loadApp(flavour: Flavour): Promise<App> {
  const folder = new URL(`./pages/${flavour}/`, import.meta.url);
  const [{ renderApp }, page, shell] = await Promise.all([
    import(new URL('app.js', folder).href) as Promise<Pick<App, 'renderApp'>>,
    readFile(new URL('page.html', folder), 'utf8'),
    readFile(new URL('shell.html', folder), 'utf8'),
  ]);
  return { renderApp, page, shell };
}
