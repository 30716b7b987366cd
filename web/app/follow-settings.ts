/** Reloads the site's settings in an open page with the next navigation, or when somebody returns to the tab. */
import { isBeingFilledIn } from '../lib/first-paint/being-filled-in.ts';
import { readSite } from '../lib/site/site.ts';

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !isBeingFilledIn()) void readSite();
});
