import { markMessageRead } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { markRead } from './store/messages.ts';

export default endpoint(markMessageRead, async ({ params: { messageId }, actor }) => {
  await markRead(actor.userId, messageId);
  return { isRead: true as const };
});
