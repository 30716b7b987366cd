import { listSpeciesVersions } from '#shared/site/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listSiteVersions } from './store/site-settings.ts';
import { withNames } from './with-names.ts';

export default endpoint(listSpeciesVersions, async ({ query, now }) => {
  const { items, ...rest } = await listSiteVersions('species', query, now);
  return { ...rest, items: await withNames(items) };
});
