/** The signed-in person, as aws-amplify keeps it in this browser: known without loading that library, and without a network. */

/** The name under which it keeps who is signed in. */
export const STORED_SESSION = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

const followers = new Set<() => void>();

/**
 * Another tab's sign-in is told by the browser, though not to a page that waits in its cache for the back button: that one looks when it is shown again.
 * One's own is told by `storedSessionChanged`.
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

/** The id of whoever this browser holds a session of; it may have ended meanwhile. */
export function storedUserId(): string | undefined {
  // Nobody is, while the shell is drawn at build time.
  if (import.meta.env.SSR) return undefined;
  try {
    const key = Object.keys(localStorage).find((name) => STORED_SESSION.test(name));
    return (key !== undefined && localStorage.getItem(key)) || undefined;
  } catch {
    // Storage is forbidden: nobody is signed in.
    return undefined;
  }
}
