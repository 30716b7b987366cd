import { unblockUser } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as blocks from './store/blocks.ts';

export default endpoint(unblockUser, async ({ params: { userId }, actor }) => {
  await blocks.unblockUser(actor.userId, userId);
  return { blocked: false as const };
});
