import { listSiteVersions } from '#shared/site/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as store from './store/site-settings.ts';
import { withNames } from './with-names.ts';

export default endpoint(listSiteVersions, async ({ query: { flavour, ...page }, now }) => {
  const { items, ...rest } = await store.listSiteVersions(flavour, page, now);
  return { ...rest, items: await withNames(items) };
});
