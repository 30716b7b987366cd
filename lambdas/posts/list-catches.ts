import { listCatches } from '#shared/catches/endpoints.ts';
import type { CatchCard } from '#shared/catches/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPosts } from './store/posts.ts';

export default endpoint(listCatches, ({ query, now }) => listPosts<CatchCard>('catch', query, now));
