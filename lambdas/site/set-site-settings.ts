import { setSiteSettings } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { changeSiteSettings } from './store/site-settings.ts';

export default endpoint(setSiteSettings, ({ body: { flavour, ...settings }, actor, now }) =>
  changeSiteSettings(flavour, settings, { actorId: actor.userId, now }),
);
