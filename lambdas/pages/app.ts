/** The app as the build made it for the server (bin/build/web/server-pages.ts): one for each flavour, loaded when its first page is asked for. */
import { readFile } from 'node:fs/promises';
import type { Flavour } from '#shared/flavours.ts';
import type { RenderApp } from '#shared/page-reads.ts';

interface App {
  renderApp: RenderApp;
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
