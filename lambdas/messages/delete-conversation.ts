import { deleteConversation } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as messages from './store/delete-messages.ts';

export default endpoint(deleteConversation, ({ params: { messageId }, actor }) =>
  messages.deleteConversation(actor.userId, messageId),
);
