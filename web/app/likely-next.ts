/** The code of what people open next from here, once nothing else is to be done; the service worker keeps it for later visits (web/service-worker). */
import { storedUserId } from '../lib/device/stored-session.ts';
import { PATHS, toCatch, toFisherman, toPledge } from '../lib/navigation/paths.ts';
import { addressOfLink } from './link-intent.ts';
import { prepareCodeAt, prepareLink } from './router.tsx';

/** How long the pointer or the focus rests on a link that is meant. Milliseconds. */
const RESTS_MS = 100;

const ANY = 'any';
const FOR_EVERYBODY = [toCatch(ANY), toPledge(ANY), toFisherman(ANY)];
const FOR_VISITORS = [PATHS.auth, PATHS.home, PATHS.fishermen];
const FOR_MEMBERS = [PATHS.messages, PATHS.myPosts, PATHS.postCatch];

// Not in every browser.
const idle = () => new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/** To be called where neither person nor line asks for sparing. */
export async function prepareLikelyNext(): Promise<void> {
  followRests();
  const others = storedUserId() === undefined ? FOR_VISITORS : FOR_MEMBERS;
  for (const path of [...FOR_EVERYBODY, ...others]) {
    await idle();
    await prepareCodeAt(path);
  }
}

/** A mouse, or the focus of the keyboard, that stays on a link is as good as a press; one that passes is none. */
function followRests(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: Event) => {
    clearTimeout(timer);
    const address = addressOfLink(target);
    if (address) timer = setTimeout(() => prepareLink(address), RESTS_MS);
  };
  document.addEventListener('mouseover', note);
  document.addEventListener('focusin', note);
}
