import { setLimits } from '#shared/site/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { changeSiteSettings } from './store/site-settings.ts';
import { withName } from './with-names.ts';

export default endpoint(setLimits, async ({ body: { version, ...settings }, actor, now }) =>
  withName(
    await changeSiteSettings('limits', settings, {
      version,
      actorId: actor.userId,
      now,
    }),
  ),
);
