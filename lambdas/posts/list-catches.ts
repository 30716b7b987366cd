import { listCatches } from '#shared/catches/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPosts } from './store/posts.ts';

export default endpoint(listCatches, ({ query, now }) => listPosts('catch', query, now));
