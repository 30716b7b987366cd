import { listClaims } from '#shared/claims/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listClaimsOfOrganization, listClaimsOnPledge } from './store/claims.ts';

/** The query names exactly one of the two. */
export default endpoint(
  listClaims,
  ({ query: { organizationId, pledgeId = '', ...page }, actor: { userId }, now }) =>
    organizationId === undefined
      ? listClaimsOnPledge(pledgeId, userId, page, now)
      : listClaimsOfOrganization(organizationId, userId, page, now),
);
