import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { bySite } from './site-filters.ts';
import { listPosts } from './store/posts.ts';

export default endpoint(listPledges, async ({ query, now }) =>
  listPosts('pledge', await bySite(query, now), now),
);
