import { setSiteSettings } from '#shared/site/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { changeSiteSettings } from './store/site-settings.ts';
import { withName } from './with-names.ts';

export default endpoint(setSiteSettings, async ({ body: { flavour, version, ...settings }, actor, now }) =>
  withName(await changeSiteSettings(flavour, settings, { version, actorId: actor.userId, now })),
);
