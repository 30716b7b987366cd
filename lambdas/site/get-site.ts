import { getSite } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSiteSettings } from './store/site-settings.ts';

export default endpoint(getSite, async ({ query }) => {
  const { contact } = await readSiteSettings(query.flavour, { consistent: false });
  return { contact };
});
