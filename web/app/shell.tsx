/** The HTML that stands in each page before any script runs: drawn by the build, once for each flavour (vite.config.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FEATURES } from '#shared/features.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { PageSkeleton } from '../components/states.tsx';
import { addressOf } from '../lib/api/api-client.ts';
import { STORED_SESSION } from '../lib/device/stored-session.ts';
import { PATHS } from '../lib/navigation/paths.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { FLAVOUR } from '../lib/site/flavour.ts';
import { site } from '../lib/site/site.ts';
import { CLOSED } from './banners/announcement.tsx';
import { TopBar } from './bars/top-bar.tsx';

/**
 * The bar and a skeleton, where no page was rendered: of what is somebody's own, without a network, and when rendering fails. The bar has only the
 * links that every site has: the others depend on the site's settings, which the app asks for at the same address.
 */
export function shellMarkup(): string {
  site.set({ contact: {}, switchedOff: [...FEATURES] });
  return renderToStaticMarkup(
    <StaticRouter location="/">
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
              <p className="page py-6">
                {PRODUCT_NAME} needs JavaScript, which is switched off in this browser.
              </p>
            </noscript>
          </main>
        </div>
      </SessionProvider>
    </StaticRouter>,
  );
}

/**
 * The script behind the markup, also on pages that the server renders: it hides "Sign In" from signed-in people, keeps early clicks, and requests
 * the app after the first paint. The build replaces "scripts" by the app's file names, and names of pages by those of their files.
 */
export function shellScript(): string {
  const besideTheApp = {
    [PATHS.home]: ['home'],
    ...(FLAVOUR === 'community' && { [PATHS.marketplace]: ['pledges'] }),
  };
  return [
    `(${notePersonal.toString()})(${STORED_SESSION.toString()},${JSON.stringify(CLOSED)})`,
    `(${keepEarlyClick.toString()})()`,
    `(${startScripts.toString()})(["scripts"],${JSON.stringify(besideTheApp)})`,
  ].join(';');
}

/**
 * Runs in the page, from its own text, before anything is painted: what is for visitors alone is not shown to who is signed in (styles/main.css)
 * until the app is there, nor an announcement to who has closed it.
 */
function notePersonal(stored: RegExp, closed: string): void {
  try {
    if (Object.keys(localStorage).some((key) => stored.test(key))) {
      document.documentElement.dataset.session = 'kept';
    }
    const bar = document.querySelector<HTMLElement>('[data-announcement]');
    if (bar && localStorage.getItem(closed) === bar.dataset.announcement) bar.hidden = true;
  } catch {
    // Storage is switched off: nobody is signed in.
  }
}

/** Runs in the page, from its own text: web/lib/first-paint/early-click.ts says what for. */
function keepEarlyClick(): void {
  let pressed: HTMLElement | undefined;
  const keep = ({ target }: Event) => {
    if (!window.takeEarlyClick) return document.removeEventListener('click', keep, true);
    // A button that sends a form does so by itself.
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

/** Runs in the page, from its own text. A page in the background paints nothing, hence the clock. */
function startScripts(sources: string[], pages: Record<string, string[]>): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const source of sources) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = source;
      document.head.append(script);
    }
    for (const source of pages[location.pathname] ?? []) {
      const hint = document.createElement('link');
      hint.rel = 'modulepreload';
      hint.href = source;
      document.head.append(hint);
    }
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 300);
}
