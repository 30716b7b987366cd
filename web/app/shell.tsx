/** The HTML of each page before any script runs, rendered by the build for each flavour (vite.config.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FEATURES } from '#shared/feature-names.ts';
import { pathIn } from '#shared/languages.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { partNeedsScript, tagline } from '#words/app/components.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { PageSkeleton } from '../components/states.tsx';
import { addressOf } from '../lib/api/api-client.ts';
import { STORED_SESSION } from '../lib/device/stored-session.ts';
import { PREFIX } from '../lib/navigation/language.ts';
import { PATHS } from '../lib/navigation/paths.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { FLAVOUR } from '../lib/site/flavour.ts';
import { site } from '../lib/site/site.ts';
import { CLOSED } from './banners/announcement-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';

export const shellDescription = tagline;

/**
 * The bar and a skeleton, if no page was rendered: for private pages, without a network, and when rendering fails. The bar has only the
 * links that every site has: the others depend on the site's settings, which the app requests.
 */
export function shellMarkup(): string {
  site.set({ contact: {}, switchedOff: [...FEATURES] });
  return renderToStaticMarkup(
    <StaticRouter basename={PREFIX} location={pathIn(LANGUAGE, PATHS.home)}>
      <SessionProvider>
        <link
          rel="preload"
          as="fetch"
          href={addressOf(getSite, { query: { flavour: FLAVOUR } })}
          crossOrigin="anonymous"
        />
        <div className="[&_nav]:invisible">
          <TopBar />
          <main className="min-h-svh">
            <PageSkeleton />
            <noscript>
              <p className="page py-6">{partNeedsScript}</p>
            </noscript>
          </main>
        </div>
      </SessionProvider>
    </StaticRouter>,
  );
}

/** The script in the head, since a slow page may be painted before its end has come. */
export const headScript = (): string => `(${noteSession.toString()})(${STORED_SESSION.toString()})`;

/**
 * The script behind the markup, also on pages that the server renders: it hides a closed announcement, keeps early clicks, and requests the app
 * after the first paint. The build replaces "scripts" by the app's file names, and names of pages by those of their files.
 */
export function shellScript(): string {
  const besideTheApp = {
    [pathIn(LANGUAGE, PATHS.home)]: ['home'],
    ...(FLAVOUR === 'community' && { [pathIn(LANGUAGE, PATHS.marketplace)]: ['pledges'] }),
  };
  return [
    `(${hideClosed.toString()})(${JSON.stringify(CLOSED)})`,
    `(${keepEarlyClick.toString()})()`,
    `(${startScripts.toString()})(["scripts"],${JSON.stringify(besideTheApp)})`,
  ].join(';');
}

/** Its source text runs inline: hides the parts for visitors from signed-in people until the app runs (styles/main.css). */
function noteSession(stored: RegExp): void {
  try {
    for (const key in localStorage) if (stored.test(key)) document.documentElement.dataset.session = 'kept';
  } catch {
    // Storage is switched off: nobody is signed in.
  }
}

/** Its source text runs inline: hides the announcement from people who have closed it. */
function hideClosed(closed: string): void {
  try {
    const bar = document.querySelector<HTMLElement>('[data-announcement]');
    if (bar) bar.hidden = localStorage.getItem(closed) === bar.dataset.announcement;
  } catch {
    // Storage is switched off: nobody has closed it.
  }
}

/** Its source text runs inline in the page; web/lib/first-paint/early-click.ts explains it. */
function keepEarlyClick(): void {
  let pressed: HTMLElement | undefined;
  const keep = ({ target }: Event) => {
    if (!window.takeEarlyClick) return document.removeEventListener('click', keep, true);
    // A submit button works without script.
    const button = target instanceof Element && target.closest('button');
    if (button && button.type === 'button') pressed = button;
  };
  document.addEventListener('click', keep, true);
  window.takeEarlyClick = () => {
    const taken = pressed;
    pressed = undefined;
    return taken;
  };
}

/** Its source text runs inline. A page in the background is not painted, hence the timer. */
function startScripts(sources: string[], pages: Record<string, string[]>): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const source of sources) {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: source }));
    }
    for (const source of pages[location.pathname] ?? []) {
      const hint = { rel: 'modulepreload', href: source };
      document.head.append(Object.assign(document.createElement('link'), hint));
    }
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 300);
}
