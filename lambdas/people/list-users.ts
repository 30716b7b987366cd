import { listUsers } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPeople } from './store/people-list.ts';

export default endpoint(listUsers, ({ query: { q = '', ...page }, now }) => listPeople(q, page, now));
