/** The server build of the app (bin/build/web/server-pages.ts), one for each language and flavour, loaded on demand. */
import { readFile } from 'node:fs/promises';
import type { Flavour } from '#shared/flavours.ts';
import { once } from '#shared/once.ts';
import type { RenderApp } from '#shared/page-reads.ts';
import { LANGUAGE } from '#words/general/format.ts';

interface App {
  renderApp: RenderApp;
  /** Returns the page around this markup, with placeholders for the markup, the head and the responses. */
  pageAround(markup: string): string;
  /** Served instead of a page when nothing is rendered. */
  shell: string;
}

const APPS: Readonly<Record<Flavour, () => Promise<App>>> = {
  consumer: once(() => loadApp('consumer')),
  community: once(() => loadApp('community')),
};

export const appOf = (flavour: Flavour): Promise<App> => APPS[flavour]();

const importApp = (file: URL): Promise<Pick<App, 'renderApp'>> => import(file.href);

async function loadApp(flavour: Flavour): Promise<App> {
  const folder = new URL(`./pages/${LANGUAGE}/${flavour}/`, import.meta.url);
  const read = (name: string) => readFile(new URL(name, folder), 'utf8');
  const [{ renderApp }, page, wholePage, laterClasses, shell] = await Promise.all([
    importApp(new URL('app.js', folder)),
    read('page.html'),
    read('whole-page.html'),
    read('later-classes.json'),
    read('shell.html'),
  ]);
  const later = new Set<string>(JSON.parse(laterClasses));
  return {
    renderApp,
    pageAround: (markup) => (usesClass(markup, later) ? wholePage : page),
    // The shell for pages that signed-out visitors cannot read. The shell in the bucket, which replaces a page that
    // failed, has no `noindex`, so that search engines keep their entries.
    shell: shell.replace('<title>', '<meta name="robots" content="noindex"><title>'),
  };
}

/**
 * Whether the markup uses one of these classes. Two fifths of the style sheet are rules that most entry pages do not
 * need for their first paint. Only a page that uses more classes contains the whole style sheet. The others load the
 * rest as a file later.
 */
function usesClass(markup: string, classes: ReadonlySet<string>): boolean {
  // Most elements have the same classes as others.
  const different = new Set(markup.match(/(?<= class=")[^"]*/g));
  return [...different].some((names) => names.split(' ').some((name) => classes.has(name)));
}
