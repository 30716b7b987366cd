import { getSiteSettings } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSiteSettings } from './store/site-settings.ts';

export default endpoint(getSiteSettings, async () => {
  const [consumer, community] = await Promise.all([
    readSiteSettings('consumer'),
    readSiteSettings('community'),
  ]);
  return { consumer, community };
});
