/** An open page hears of what administrators switched on or off with its next navigation, or when somebody comes back to the tab. */
import { isBeingFilledIn } from '../lib/first-paint/being-filled-in.ts';
import { readSite } from '../lib/site/site.ts';

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !isBeingFilledIn()) void readSite();
});
