import { getSite } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSiteVersion, settingsOf } from './store/site-settings.ts';

export default endpoint(getSite, async ({ query }) =>
  settingsOf(await readSiteVersion(query.flavour, { consistent: false })),
);
