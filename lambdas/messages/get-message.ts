import { getMessage } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as messages from './store/messages.ts';

export default endpoint(getMessage, ({ params: { messageId }, actor }) =>
  messages.getMessage(actor.userId, messageId),
);
