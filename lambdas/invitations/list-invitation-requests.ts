import { listInvitationRequests } from '#shared/invitations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentRequests } from './present-requests.ts';
import { listRequests } from './store/requests.ts';

export default endpoint(listInvitationRequests, async ({ query: { state, ...page }, now }) => {
  const { items, ...rest } = await listRequests(state, page, now);
  return { ...rest, items: await presentRequests(items) };
});
