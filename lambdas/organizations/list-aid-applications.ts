import { listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentApplications } from './present-applications.ts';
import { listApplications } from './store/applications.ts';

export default endpoint(listAidApplications, async ({ query: { status, ...page }, now }) => {
  const { items, ...rest } = await listApplications(status, page, now);
  return { ...rest, items: await presentApplications(items) };
});
