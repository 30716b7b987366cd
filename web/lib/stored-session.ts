/** Who is signed in, as aws-amplify keeps it in this browser: known without loading that library, and without a network. */

/** The name under which it keeps who is signed in. */
export const STORED_SESSION = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/;

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
