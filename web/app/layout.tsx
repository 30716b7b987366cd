import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#words/app/navigation.ts';
import { forgetReads } from '../lib/api/read-times.ts';
import { useSharedState } from '../lib/device/use-shared-state.ts';
import { forgetEarlyClick } from '../lib/first-paint/early-click.ts';
import { lazyPart } from '../lib/first-paint/lazy-with-styles.ts';
import { useMe, useSession } from '../lib/session/session.tsx';
import { endedUnderForm, signInRequest } from '../lib/session/sign-in-prompt.ts';
import { offeredLanguage } from '../lib/site/language-offer.ts';
import { readSite } from '../lib/site/site.ts';
import { Announcement } from './banners/announcement.tsx';
import { OfflineBanner } from './banners/offline-banner.tsx';
import { StageBanner } from './banners/stage-banner.tsx';
import { LateFooter } from './bars/late-footer.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageUnder } from './page-under.ts';
import { useArrival } from './use-arrival.ts';

const SignedIn = lazyPart(() => import('./bars/signed-in.tsx'));
const AccountBanner = lazyPart(() => import('./banners/account-banner.tsx'));
const LanguageOffer = lazyPart(() => import('./banners/language-offer.tsx'));
const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx'));

/** The page's own reads come first. */
const SITE_AFTER_MS = 1000;

function leavePage(): void {
  forgetReads();
  endedUnderForm.set(undefined);
}

/** The bars and the footer around every page; after a navigation it moves the focus to the new page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const pageKey = pageUnder(location).pathname;
  const session = useSession();
  const me = useMe();
  const request = useSharedState(signInRequest);
  const offered = useSharedState(offeredLanguage);
  useArrival(main);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows other things
  useEffect(() => leavePage, [location.pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each navigation
  useEffect(() => void setTimeout(readSite, SITE_AFTER_MS), [location.key]);
  return (
    <div className="flex flex-col" onClickCapture={forgetEarlyClick}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-raised focus:px-4 focus:py-3"
      >
        {words.skipToContent}
      </a>
      <Announcement />
      <StageBanner />
      <OfflineBanner />
      {(me?.isSuspended || me?.secondFactor?.isMissing) && (
        <Suspense>
          <AccountBanner me={me} />
        </Suspense>
      )}
      <TopBar />
      {/* As tall as the screen, so that the footer stays out of view while the page loads. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-svh outline-none">
        <ErrorBoundary key={pageKey}>{children}</ErrorBoundary>
        <p data-without-script suppressHydrationWarning className="page py-6 text-sm text-muted">
          {import.meta.env.SSR ? words.withoutScript : ''}
        </p>
      </main>
      <LateFooter />
      {offered && (
        <Suspense>
          <LanguageOffer language={offered} />
        </Suspense>
      )}
      {session.status === 'signed-in' && (
        <Suspense>
          <SignedIn session={session} />
        </Suspense>
      )}
      {request && (
        <Suspense>
          <SignInDialog key={request.reason} request={request} />
        </Suspense>
      )}
    </div>
  );
}
