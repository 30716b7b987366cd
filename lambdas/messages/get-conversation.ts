import { getConversation } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listConversation } from './store/messages.ts';

export default endpoint(getConversation, ({ params: { messageId }, query, actor, now }) =>
  listConversation(actor.userId, messageId, query, now),
);
