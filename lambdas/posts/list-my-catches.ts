import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnPosts } from './store/posts.ts';

export default endpoint(listMyCatches, ({ query, actor, now }) =>
  listOwnPosts('catch', actor.userId, query, now),
);
