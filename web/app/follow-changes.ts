/**
 * Keeps a page that stays open up to date: the server's clock, the site's settings, and new versions of the app. It
 * also offers another language, and on every host but the public one `?pseudo` makes the texts longer.
 */
import { DEVELOPMENT } from './banners/stage-banner.tsx';
import './follow-clock.ts';
import './follow-settings.ts';

export { followVersions } from './follow-versions.ts';
export { offerLanguage } from './offer-language.ts';

const { hostname, search } = window.location;
if (DEVELOPMENT.test(hostname) && /[?&]pseudo/.test(search)) void import('./banners/pseudo-language.ts');
