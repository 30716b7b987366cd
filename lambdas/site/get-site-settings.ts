import { getSiteSettings } from '#shared/site/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSiteVersion } from './store/site-settings.ts';
import { withName } from './with-names.ts';

export default endpoint(getSiteSettings, async () => {
  const [consumer, community, species, limits] = await Promise.all([
    readSiteVersion('consumer').then(withName),
    readSiteVersion('community').then(withName),
    readSiteVersion('species').then(withName),
    readSiteVersion('limits').then(withName),
  ]);
  return { consumer, community, species, limits };
});
