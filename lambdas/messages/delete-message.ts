import { deleteMessage } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as messages from './store/delete-messages.ts';

export default endpoint(deleteMessage, async ({ params: { messageId }, actor }) => {
  await messages.deleteMessage(actor.userId, messageId);
  return { deleted: true as const };
});
