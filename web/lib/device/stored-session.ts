/**
 * The signed-in person, as aws-amplify stores them in this browser. Reading this needs neither that library nor a
 * network.
 */

/** The name under which aws-amplify stores the signed-in person. */
export const STORED_SESSION = /^Cognito.+\.LastAuthUser$/;

const followers = new Set<() => void>();

/**
 * The browser announces a sign-in in another tab, but not to a page in its back/forward cache, which checks when it is
 * shown again.
 * `storedSessionChanged` announces a change in this tab.
 */
export function followStoredSession(listener: () => void): () => void {
  followers.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    followers.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

export function storedSessionChanged(): void {
  for (const tell of followers) tell();
}

/** The id of the person whose session this browser has. The session may have ended meanwhile. */
export function storedUserId(): string | undefined {
  // Nobody is signed in while the shell is rendered at build time.
  if (import.meta.env.SSR) return undefined;
  try {
    const key = Object.keys(localStorage).find((name) => STORED_SESSION.test(name));
    return (key !== undefined && localStorage.getItem(key)) || undefined;
  } catch {
    // Storage is forbidden, so nobody is signed in.
    return undefined;
  }
}
