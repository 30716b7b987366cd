import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readMailLink } from '#shared/accounts/mail-link.ts';
import { getMe } from '#shared/accounts/me-endpoint.ts';
import { pageLead, pageTitles } from '#words/accounts/auth.ts';
import { PageSkeleton } from '../../components/states.tsx';
import { readAhead } from '../../lib/api/read-ahead.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { AuthPanels, type AuthPlace } from './auth/auth-panels.tsx';
import { returnPath } from './auth/return-path.ts';

interface AuthProps {
  /** Starts the first reads of the page that somebody is about to see. */
  beforeLeaving?(to: Pick<URL, 'pathname' | 'search'>): void;
}

/** /auth, /login and /signup: one page. A signed-in person continues to the page they came from. */
export default function Auth({ beforeLeaving }: AuthProps) {
  const session = useSession();
  const { state, search } = useLocation();
  const [place, go] = usePlace();
  const { link, forgetLink } = useMailLink();
  const isHydrated = useIsHydrated();
  const { isOn } = useParts();
  const canonical = place === 'sign-up' ? PATHS.signUp : PATHS.login;
  usePageHead(pageTitles[place], () => ({ description: pageLead(place, isOn), canonical }));
  const wasSignedIn = useRef(session.status === 'signed-in').current;
  const [hasSignedIn, setSignedIn] = useState(false);
  const { started } = session;
  const target = useCallback(() => {
    const { from }: { from?: unknown } = Object(state);
    return returnPath(from ?? new URLSearchParams(search).get('from'), window.location.origin);
  }, [state, search]);
  const signedIn = useCallback(() => {
    void readAhead([getMe, {}]);
    beforeLeaving?.(new URL(target(), window.location.origin));
    // A transition, as the router's own: a form that led somewhere else before it called this is not overtaken.
    startTransition(() => setSignedIn(true));
    started();
  }, [started, target, beforeLeaving]);

  if (session.status === 'signed-in' && link?.purpose !== 'confirm') {
    // An expired session ends by itself; until that is known, nobody is redirected.
    const isKnown = session.me !== undefined || (session.error && session.error.status !== 401);
    if (isKnown || hasSignedIn) return <Navigate to={target()} replace />;
    if (wasSignedIn) return <PageSkeleton />;
  }
  // Its forms need JavaScript, and their values depend on the device.
  if (!isHydrated) {
    return (
      <>
        <h1 className="sr-only">{pageTitles[place]}</h1>
        <PageSkeleton />
      </>
    );
  }
  return (
    <div className="page py-8 md:py-12">
      <div className="mx-auto max-w-form">
        <AuthPanels
          place={place}
          onGo={go}
          link={link}
          onLinkUsed={forgetLink}
          isSignedIn={session.status === 'signed-in'}
          onSignedIn={signedIn}
        />
      </div>
    </div>
  );
}

/** The open part of the page is in the query, beside the page to return to; the path stays the same. */
function usePlace(): [AuthPlace, (place: AuthPlace) => void] {
  const { pathname, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const place = asked === 'log-in' || asked === 'sign-up' || asked === 'reset' ? asked : undefined;
  const go = useCallback(
    (next: AuthPlace) =>
      setQuery(
        (now) => {
          now.set('tab', next);
          return now;
        },
        { replace: true, state },
      ),
    [setQuery, state],
  );
  return [place ?? (pathname === PATHS.signUp ? 'sign-up' : 'log-in'), go];
}

/** The action of a link in an email. It is removed from the address at once, so that it is not in the history nor tried twice. */
function useMailLink() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readMailLink(hash));
  useEffect(() => {
    const found = readMailLink(hash);
    if (!found) return;
    setLink((known) => (known?.code === found.code && known.userId === found.userId ? known : found));
    navigate({ pathname, search }, { replace: true, state });
  }, [hash, pathname, search, state, navigate]);
  const forgetLink = useCallback(() => setLink(undefined), []);
  return { link, forgetLink };
}
