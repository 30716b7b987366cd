import { findOrganizations } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganizationsNamed } from './store/organizations.ts';

export default endpoint(findOrganizations, async ({ query: { q } }) => ({
  items: await findOrganizationsNamed(q),
}));
