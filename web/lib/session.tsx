/** Who is signed in. Read once from the browser, then from `GET /me`; changes in another tab are followed. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import useSWR from 'swr';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { getMe, signOutEverywhere } from '#shared/me/endpoints.ts';
import { type ApiError, addressOf, call, provideTokens } from './api-client.ts';
import { forgetPersonalAnswers } from './personal-cache.ts';
import { read } from './read.ts';
import { storedUserId } from './stored-session.ts';

export type Me = AnswerOf<typeof getMe>;

type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** `me` is absent while it is read, or when it could not be: `error` then says why. */
  | { status: 'signed-in'; me?: Me; error?: ApiError };

/** Whether they may act for an aid organization. */
export const hasOrganization = (me: Me | undefined): boolean => (me?.organizations.length ?? 0) > 0;

interface SessionActions {
  /** Call after aws-amplify signed someone in. */
  started(): void;
  /** @throws when the user pool could not be reached; the session then goes on */
  signOut(where?: 'here' | 'everywhere'): Promise<void>;
  /** Reads `GET /me` again. */
  refresh(): Promise<void>;
}

export type Session = SessionState & SessionActions;

/** How often the number of unread messages is asked for. */
const UNREAD_EVERY_MS = 60_000;

const SessionContext = createContext<Session | undefined>(undefined);

/** Whether this browser holds a session, without loading the library that reads it. */
const hasStoredSession = (): boolean => storedUserId() !== undefined;

const isNobody = () => false;
const followers = new Set<() => void>();

/** Another tab's sign-in is told by the browser, one's own by `storedSessionChanged`. */
function followStoredSession(listener: () => void): () => void {
  followers.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    followers.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function storedSessionChanged(): void {
  for (const tell of followers) tell();
}

provideTokens(async () => {
  if (!hasStoredSession()) return undefined;
  const identity = await import('./identity.ts');
  return identity.accessToken();
});

export function SessionProvider({ children }: { children: ReactNode }) {
  // The server renders for nobody in particular, and the browser takes over a page for nobody only (main.tsx).
  const isStored = useSyncExternalStore(followStoredSession, hasStoredSession, isNobody);
  const {
    data: me,
    error,
    mutate,
  } = useSWR<Me, ApiError>(isStored ? addressOf(getMe) : null, () => read(getMe, {}), {
    // So that the number of unread messages is right, on every page: only while it is seen, which is what SWR does by itself.
    refreshInterval: UNREAD_EVERY_MS,
    revalidateOnFocus: true,
    focusThrottleInterval: 30_000,
  });

  const isRevoked = error?.status === 401;
  useEffect(() => {
    if (!isRevoked) return;
    // Expired, revoked or deleted: what is stored is of no use any more.
    forgetStoredSession();
    void forgetPersonalAnswers();
    storedSessionChanged();
  }, [isRevoked]);

  const signOut = useCallback(
    async (where: 'here' | 'everywhere' = 'here') => {
      const identity = await import('./identity.ts');
      await identity.ready();
      if (where === 'everywhere') await call(signOutEverywhere, {});
      await identity.signOut({ global: where === 'everywhere' });
      await forgetPersonalAnswers();
      storedSessionChanged();
      await mutate(undefined, { revalidate: false });
    },
    [mutate],
  );

  // Until now the page hid what is for visitors, and buttons that nothing answered (styles/main.css).
  useLayoutEffect(() => {
    delete document.documentElement.dataset.session;
  }, []);

  const session = useMemo<Session>(() => {
    const state: SessionState = isStored
      ? { status: 'signed-in', ...(me && { me }), ...(error && { error }) }
      : { status: 'signed-out' };
    const refresh = async () => void (await mutate());
    return { ...state, signOut, refresh, started: storedSessionChanged };
  }, [isStored, me, error, signOut, mutate]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

function forgetStoredSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key);
  }
}

/** @throws outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
