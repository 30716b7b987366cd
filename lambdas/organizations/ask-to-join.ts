import { askToJoin } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import * as requests from './store/join-requests.ts';

export default endpoint(askToJoin, async ({ params: { organizationId }, actor: { userId }, now }) => {
  await retry(() => requests.askToJoin({ userId, organizationId }, now));
  return { state: 'open' as const };
});
