/** Keeps a page that stays open up to date: the server's clock, the site's settings, and new versions of the app. */
import './follow-clock.ts';
import './follow-settings.ts';

export { followVersions } from './follow-versions.ts';
