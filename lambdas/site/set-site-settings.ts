import { AppError } from '#shared/contract/errors.ts';
import { setSiteSettings } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { changeSiteSettings } from './store/site-settings.ts';
import { withNames } from './with-names.ts';

export default endpoint(setSiteSettings, async ({ body: { flavour, version, ...settings }, actor, now }) => {
  const [saved] = await withNames([
    await changeSiteSettings(flavour, settings, { version, actorId: actor.userId, now }),
  ]);
  if (!saved) throw new AppError('internal');
  return saved;
});
