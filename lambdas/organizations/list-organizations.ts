import { listOrganizations } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as organizations from './store/organizations.ts';

export default endpoint(listOrganizations, async ({ query, now }) => {
  const { items, ...rest } = await organizations.listOrganizations(query, now);
  return { ...rest, items: items.map(organizations.toDetails) };
});
