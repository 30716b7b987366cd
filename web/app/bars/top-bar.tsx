import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import * as words from '#words/app/navigation.ts';
import { Mark } from '../../components/drawings/drawings.tsx';
import { FirstIcon } from '../../components/drawings/first-icons.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { Skeleton } from '../../components/states.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { AUTH_PAGES, isPage, PATHS, toAuth } from '../../lib/navigation/first-paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { BAR_LINK, BarMenu } from './bar-menu.tsx';
import { linksFor, TOP_BAR } from './navigation.ts';

const SignedInBar = lazyPart(async () => ({ default: (await import('./signed-in.tsx')).SignedInBar }));
const VisitorMenu = lazyPart(
  async () => ({ default: (await import('./visitor-menus.tsx')).VisitorMenu }),
  PartFailed,
);
const LanguageMenu = lazyPart(
  async () => ({ default: (await import('./visitor-menus.tsx')).LanguageMenu }),
  PartFailed,
);
/** While the links of a menu are on their way, so that a press shows its effect at once. */
const MENU_SKELETON = <Skeleton className="m-4 h-40" />;

export function TopBar() {
  const session = useSession();
  return (
    <header className="on-deep sticky top-0 z-30">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-1.5">
        <Link
          to={PATHS.home}
          className="flex min-h-11 items-center gap-2 font-display text-[min(1.5rem,7vw)] font-bold"
        >
          <Mark />
          {PRODUCT_NAME}
        </Link>
        <nav aria-label={words.main} className="ml-auto flex flex-wrap items-center justify-end gap-1">
          {session.status === 'signed-in' ? (
            // With room for the bell beside it.
            <Suspense fallback={<span className="ml-12 size-11 rounded-full bg-deep-line" />}>
              <SignedInBar session={session} />
            </Suspense>
          ) : (
            <SignedOut />
          )}
        </nav>
      </div>
    </header>
  );
}

/** The bar has one row from 320 px. Other languages than English have longer words, which take less room on a phone. */
const TIGHT =
  'max-[23.4rem]:px-2 not-[:lang(en)]:max-md:px-2.5 not-[:lang(en)]:max-[27rem]:px-1.5 not-[:lang(en)]:max-[27rem]:text-sm';

function SignedOut() {
  const from = useReturn();
  const parts = useParts();
  const { hasPage } = parts;
  return (
    <>
      {linksFor(TOP_BAR, parts).map(({ to, label }) => (
        <NavLink key={to} to={to} className={`${BAR_LINK} hidden md:flex`}>
          {label}
        </NavLink>
      ))}
      <Link
        to={toAuth(from, PATHS.login)}
        className={`${BAR_LINK} ${TIGHT} hidden xs:flex [&:lang(vi)]:max-[23.4rem]:hidden`}
      >
        {words.signInShort}
      </Link>
      {hasPage(PATHS.signUp) && (
        <Link
          to={toAuth(from, PATHS.signUp)}
          className={`flex min-h-11 items-center rounded-control bg-accent px-4 font-semibold text-accent-ink hover:brightness-107 ${TIGHT}`}
        >
          <span className="md:hidden">
            {words.start} <VisuallyHidden>{words.withAnAccount}</VisuallyHidden>
          </span>
          <span className="hidden md:inline">{words.getStarted}</span>
        </Link>
      )}
      <BarMenu
        label={words.menu}
        button={<FirstIcon name="menu" className="size-6" />}
        className="-mr-2 md:hidden"
      >
        <Suspense fallback={MENU_SKELETON}>
          <VisitorMenu from={from} />
        </Suspense>
      </BarMenu>
      <BarMenu
        label={words.language}
        button={<FirstIcon name="globe" className="size-6" />}
        className="-mr-2 hidden md:block"
      >
        <Suspense fallback={MENU_SKELETON}>
          <LanguageMenu />
        </Suspense>
      </BarMenu>
    </>
  );
}

/** The page to return to after signing in: this one, or the target that the sign-in page already has. */
function useReturn(): string | undefined {
  const { pathname, search } = useLocation();
  if (!isPage(pathname, AUTH_PAGES)) return pathname + search;
  return new URLSearchParams(search).get('from') ?? undefined;
}
