import { listPledges } from '#shared/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPosts } from './store/posts.ts';

export default endpoint(listPledges, ({ query, now }) => listPosts('pledge', query, now));
