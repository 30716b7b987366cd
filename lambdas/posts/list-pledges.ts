import { listPledges } from '#shared/pledges/endpoints.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPosts } from './store/posts.ts';

export default endpoint(listPledges, ({ query, now }) => listPosts<PledgeCard>('pledge', query, now));
