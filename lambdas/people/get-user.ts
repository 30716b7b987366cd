import { getUser } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { describeUser } from './describe-user.ts';

export default endpoint(getUser, ({ params: { userId }, now }) => describeUser(userId, now));
