/** The signed-in person, read first from the browser, then from `GET /me`. It follows changes in other tabs. */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getMe } from '#shared/accounts/me-endpoint.ts';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { type ApiError, addressOf, provideSession } from '../api/api-client.ts';
import { listKeyOf } from '../api/list-keys.ts';
import { read, takePersonalReads } from '../api/read.ts';
import { followStoredSession, storedSessionChanged, storedUserId } from '../device/stored-session.ts';
import { useSharedState } from '../device/use-shared-state.ts';
import { useIsHydrated } from '../first-paint/use-is-hydrated.ts';
import { endedUnderForm } from './sign-in-prompt.ts';

export type Me = AnswerOf<typeof getMe>;

type SessionState =
  /** The page is still as the server rendered it. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** `me` is absent until it is loaded. If that fails, `error` has the reason. */
  | {
      status: 'signed-in';
      me?: Me;
      error?: ApiError;
      /** The session is over, but a form that they were filling in is still open. */
      hasEnded?: true;
    };

/** Whether the person can act for an aid organization. */
export const hasOrganization = (me: Me | undefined): boolean => (me?.organizations.length ?? 0) > 0;

interface SessionActions {
  /** To be called after aws-amplify has signed somebody in. */
  started(): void;
  /** @throws if the user pool could not be reached; the session then continues */
  signOut(where?: 'here' | 'everywhere'): Promise<void>;
  /** Reads `GET /me` again. */
  refresh(): Promise<void>;
}

export type Session = SessionState & SessionActions;

/** How often the number of unread messages is requested. */
const UNREAD_EVERY_MS = 60_000;

const SessionContext = createContext<Session | undefined>(undefined);

const nobody = () => undefined;

async function signOut(where: 'here' | 'everywhere' = 'here'): Promise<void> {
  const { signOutFrom } = await import('./identity.ts');
  await signOutFrom(where);
}

// Visitors never load the library that has the token.
provideSession(async () =>
  (storedUserId() ?? endedUnderForm.get()) === undefined ? undefined : await import('./identity.ts'),
);

export function SessionProvider({ children }: { children: ReactNode }) {
  // The server renders the page for nobody in particular, and the browser hydrates it that way. It becomes personal in
  // one step, with everything that waits for that.
  const isHydrated = useIsHydrated();
  const stored = useSyncExternalStore(followStoredSession, isHydrated ? storedUserId : nobody, nobody);
  const ended = useSharedState(endedUnderForm);
  const person = stored ?? ended;
  const isStored = person !== undefined;
  useForgetReads(person);
  const {
    data: me,
    error,
    mutate,
  } = useSWR<Me, ApiError>(isStored ? addressOf(getMe) : null, () => read(getMe, {}), {
    // Keeps the number of unread messages right on every page, but only while the page is visible, which is SWR's
    // default.
    refreshInterval: UNREAD_EVERY_MS,
    revalidateOnFocus: true,
    focusThrottleInterval: 30_000,
  });

  const isBack = stored !== undefined && ended !== undefined;
  useEffect(() => {
    if (!isBack) return;
    endedUnderForm.set(undefined);
    void mutate();
  }, [isBack, mutate]);

  // Until now the page hid content for visitors, and buttons without handlers (styles/main.css).
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.session;
  }, [isHydrated]);

  const session = useMemo<Session>(() => {
    const state: SessionState = isStored
      ? {
          status: 'signed-in',
          ...(me && { me }),
          ...(error && { error }),
          ...(stored === undefined && { hasEnded: true }),
        }
      : { status: isHydrated ? 'signed-out' : 'loading' };
    const refresh = async () => void (await mutate());
    return { ...state, signOut, refresh, started: storedSessionChanged };
  }, [isHydrated, isStored, stored, me, error, mutate]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Drops a person's cached reads when another person signs in on the same page. */
function useForgetReads(person: string | undefined): void {
  const { mutate } = useSWRConfig();
  const last = useRef(person);
  useLayoutEffect(() => {
    const isOther = last.current !== undefined && last.current !== person;
    last.current = person;
    if (!isOther) return;
    for (const address of takePersonalReads()) {
      for (const key of [address, listKeyOf(address)]) void mutate(key, undefined);
    }
  }, [person, mutate]);
}

/** @throws outside a SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** The signed-in person's account; undefined if nobody is signed in, and until it is loaded. */
export function useMe(): Me | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.me : undefined;
}
