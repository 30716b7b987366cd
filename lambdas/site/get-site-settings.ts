import { FLAVOURS } from '#shared/flavours.ts';
import { getSiteSettings } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSiteVersion } from './store/site-settings.ts';
import { withNames } from './with-names.ts';

export default endpoint(getSiteSettings, async () => {
  const versions = await Promise.all(FLAVOURS.map((flavour) => readSiteVersion(flavour)));
  const [consumer, community] = await withNames(versions);
  if (!consumer || !community) throw new Error('Each face of the site has settings');
  return { consumer, community };
});
