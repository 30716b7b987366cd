/** What stands in the HTML itself, so that a page is there before any script: drawn while building, once for each flavour (vite.config.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FEATURE_OF_KIND } from '#shared/features.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { CARD_PICTURE } from '../components/card-styles.ts';
import { CardListSkeleton, PageSkeleton, Skeleton } from '../components/states.tsx';
import { Hero } from '../features/home/hero.tsx';
import { addressOf } from '../lib/api/api-client.ts';
import { STORED_SESSION } from '../lib/device/stored-session.ts';
import { PATHS } from '../lib/navigation/paths.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { FLAVOUR } from '../lib/site/flavour.ts';
import { SWITCHED_OFF } from '../lib/site/site.ts';
import { PhotoImage } from '../parts/posts/photo-image.tsx';
import { CLOSED } from './banners/announcement.tsx';
import { TopBar } from './bars/top-bar.tsx';

/** Stands in the pattern of a card's photo. */
const ANY_PHOTO = { id: 'PHOTO', width: 640, height: 480, color: 'transparent' };

/** The bar as visitors see it, and the beginnings of three kinds of page, of which the script uncovers one. */
export function shellMarkup(): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <SessionProvider>
        <div className="flex min-h-svh flex-col">
          <div id="shell-banner" hidden />
          <TopBar />
          <main className="flex-1">
            <div data-shell="home" hidden>
              <Hero />
            </div>
            <div data-shell="list" hidden>
              <ListSkeleton />
              <template>
                <PhotoImage
                  photo={ANY_PHOTO}
                  alt=""
                  size="card"
                  drawing="default"
                  className={CARD_PICTURE}
                  priority
                />
              </template>
            </div>
            <div data-shell="page" hidden>
              <PageSkeleton />
            </div>
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

function ListSkeleton() {
  return (
    <div className="page flex flex-col gap-5 py-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-13 w-full md:w-96" />
      <Skeleton className="h-20 w-full max-w-form" />
      <Skeleton className="h-11 w-full" />
      <CardListSkeleton />
    </div>
  );
}

/**
 * What runs behind the markup. The first stands on pages that the server renders too: it hides "Sign In" from who is signed in, and asks for the
 * app after the first paint. The second uncovers the kind of page that the address is of, asks for the first data, and shows the photos of a list
 * as soon as it is known which. The build puts the names of the app's files in place of "scripts", and of the pages' files in place of the pages' names.
 */
export function shellScripts(): string[] {
  const catches = addressOf(listCatches);
  const pledges = addressOf(listPledges);
  const facts = JSON.stringify({
    home: PATHS.home,
    list: PATHS.marketplace,
    data: addressOf(getHome),
    site: addressOf(getSite, { query: { flavour: FLAVOUR } }),
    photo: ANY_PHOTO.id,
    switchedOff: SWITCHED_OFF,
    parts: { [catches]: FEATURE_OF_KIND.catch, [pledges]: FEATURE_OF_KIND.pledge },
    views: { marketplace: catches, pledges, default: FLAVOUR === 'community' ? pledges : catches },
  });
  const besideTheApp = {
    [PATHS.home]: ['home'],
    ...(FLAVOUR === 'community' && { [PATHS.marketplace]: ['pledges'] }),
  };
  const ofEachPage = [
    `(${notePersonal.toString()})(${STORED_SESSION.toString()},${JSON.stringify(CLOSED)})`,
    `(${keepEarlyClick.toString()})()`,
    `(${startScripts.toString()})(["scripts"],${JSON.stringify(besideTheApp)})`,
  ];
  return [ofEachPage.join(';'), `(${uncover.toString()})(${facts})`];
}

interface ShellFacts {
  home: string;
  list: string;
  data: string;
  site: string;
  photo: string;
  switchedOff: string;
  /** That lists belong to, by their addresses. */
  parts: Record<string, string>;
  views: Record<string, string>;
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

/** Runs in the page, from its own text: it may use nothing from outside. */
function uncover(facts: ShellFacts): void {
  const isStored = document.documentElement.dataset.session !== undefined;
  let switchedOff: string[] = [];
  try {
    switchedOff = localStorage.getItem(facts.switchedOff)?.split(' ').filter(Boolean) ?? [];
  } catch {
    // Then it shows the whole site.
  }
  // A bar as high as the announcement of the last visit, so that nothing moves when the app says it.
  try {
    const kept = JSON.parse(localStorage.getItem('creel.banner') ?? '{}');
    const bar = document.getElementById('shell-banner');
    if (bar && kept.width === innerWidth && Date.now() < kept.until) {
      bar.className = kept.look;
      bar.style.height = `${kept.height}px`;
      bar.hidden = false;
    }
  } catch {
    // Nothing is kept, or no longer as it was.
  }
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  const isHome = pathname === facts.home;
  const isList = pathname === facts.list;
  // What the shell was drawn with may be switched off: then it shows nothing that leads there.
  const isWhole = switchedOff.length === 0;
  const kind = isList ? 'list' : isHome && !isStored && isWhole ? 'home' : 'page';
  for (const part of document.querySelectorAll<HTMLElement>(`[data-shell=${kind}]`)) part.hidden = false;
  const bar = document.querySelector<HTMLElement>('header nav');
  if (bar && !isWhole) bar.style.visibility = 'hidden';

  // Of a filtered list the app knows the question.
  const isFiltered = [...query.keys()].some((name) => name !== 'view');
  const view = isFiltered ? undefined : facts.views[query.get('view') ?? 'default'];
  const ask = (address: string) => {
    const response = fetch(address);
    // The app asks again, and says what went wrong.
    response.catch(() => undefined);
    return { address, response };
  };
  window.preloadedResponses = [ask(facts.site)];
  const address = isHome ? facts.data : isList ? view : undefined;
  if (address === undefined || switchedOff.includes(facts.parts[address] ?? '')) return;
  const preloaded = ask(address);
  window.preloadedResponses.push(preloaded);
  const photo = document.querySelector('template');
  if (!isList || !photo) return;

  const show = (bone: Element, id: string) => {
    const picture = document.importNode(photo.content, true);
    for (const part of picture.querySelectorAll<HTMLImageElement>('source,img')) {
      const name = part.srcset ? 'srcset' : 'src';
      part[name] = part[name].replace(facts.photo, id);
    }
    bone.replaceWith(picture);
  };
  const bones = document.querySelectorAll('[data-shell=list] [role=status]>*>:first-child');
  preloaded.response
    .then((answer) => answer.clone().json())
    .then(({ items }: { items: { photo?: { id: string } }[] }) => {
      for (const [index, bone] of bones.entries()) {
        const id = items[index]?.photo?.id;
        if (id !== undefined) show(bone, id);
      }
    })
    // The app asks again, and says what went wrong.
    .catch(() => undefined);
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
