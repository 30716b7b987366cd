import { listLimitsVersions } from '#shared/site/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listSiteVersions } from './store/site-settings.ts';
import { withNames } from './with-names.ts';

export default endpoint(listLimitsVersions, async ({ query, now }) => {
  const { items, ...rest } = await listSiteVersions('limits', query, now);
  return { ...rest, items: await withNames(items) };
});
