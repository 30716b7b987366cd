/** Loads the code of the pages that people open most often next, while the browser is idle. The service worker keeps it for later visits (web/service-worker). */
import { storedUserId } from '../lib/device/stored-session.ts';
import { PATHS, toCatch, toFisherman, toPledge } from '../lib/navigation/paths.ts';
import { takeOverToday } from '../parts/landings/take-over-today.ts';
import { addressOfLink } from './link-intent.ts';
import { prepareCodeAt, prepareLink } from './router.tsx';

/** A pointer or focus that rests on a link this long is likely to follow it. Milliseconds. */
const RESTS_MS = 100;

const ANY = 'any';
const FOR_EVERYBODY = [toCatch(ANY), toPledge(ANY), toFisherman(ANY)];
const FOR_VISITORS = [PATHS.auth, PATHS.home, PATHS.fishermen];
const FOR_MEMBERS = [PATHS.messages, PATHS.myPosts, PATHS.postCatch];

// Safari has no requestIdleCallback.
const idle = () => new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/** Not to be called when the person saves data or the connection is slow (web/lib/device/saves-data.ts). */
export async function prepareLikelyNext(): Promise<void> {
  followRests();
  void takeOverToday().catch(() => undefined);
  const others = storedUserId() === undefined ? FOR_VISITORS : FOR_MEMBERS;
  for (const path of [...FOR_EVERYBODY, ...others]) {
    await idle();
    // Its files are requested in parallel with those of the next page.
    void prepareCodeAt(path);
  }
}

/** Prepares a link when the pointer or the keyboard focus rests on it, not when it only passes. */
function followRests(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: Event) => {
    clearTimeout(timer);
    const address = addressOfLink(target);
    if (address) timer = setTimeout(() => prepareLink(address), RESTS_MS);
  };
  document.addEventListener('mouseover', note);
  document.addEventListener('focusin', note);
  // The page that opens makes its own requests.
  document.addEventListener('click', () => clearTimeout(timer));
}
