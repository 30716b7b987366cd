import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { bySite } from './site-filters.ts';
import { listPosts } from './store/posts.ts';

export default endpoint(listCatches, async ({ query, now }) =>
  listPosts('catch', await bySite(query, now), now),
);
