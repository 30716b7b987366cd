/** The app as the build made it for the server (bin/build/web/server-pages.ts): one for each flavour, loaded when its first page is asked for. */
import { readFile } from 'node:fs/promises';
import type { Flavour } from '#shared/flavours.ts';
import { once } from '#shared/once.ts';
import type { RenderApp } from '#shared/page-reads.ts';

interface App {
  renderApp: RenderApp;
  /** The page around some markup, with marks where that and the rest go. */
  pageAround(markup: string): string;
  /** Served in the page's place when nothing is rendered. */
  shell: string;
}

const APPS: Readonly<Record<Flavour, () => Promise<App>>> = {
  consumer: once(() => loadApp('consumer')),
  community: once(() => loadApp('community')),
};

export const appOf = (flavour: Flavour): Promise<App> => APPS[flavour]();

const importApp = (file: URL): Promise<Pick<App, 'renderApp'>> => import(file.href);

async function loadApp(flavour: Flavour): Promise<App> {
  const folder = new URL(`./pages/${flavour}/`, import.meta.url);
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
    // Of pages that have nothing for strangers. The bucket's own, which stands in for a page that failed, lets search engines keep what they know.
    shell: shell.replace('<title>', '<meta name="robots" content="noindex"><title>'),
  };
}

/**
 * Whether some markup has one of these classes. Two fifths of the style sheet are rules for what comes after the first paint of the pages that most
 * people arrive at: a page has all of it in itself only where it uses more than the others, and asks for it as a file where it changes so that it does.
 */
function usesClass(markup: string, classes: ReadonlySet<string>): boolean {
  for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    if (names.split(' ').some((name) => classes.has(name))) return true;
  }
  return false;
}
