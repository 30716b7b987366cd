import { listMessages } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listInbox } from './store/messages.ts';

export default endpoint(listMessages, ({ query, actor, now }) => listInbox(actor.userId, query, now));
