import { listMyPledges } from '#shared/posts/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnPosts } from './store/posts.ts';

export default endpoint(listMyPledges, ({ query, actor, now }) =>
  listOwnPosts('pledge', actor.userId, query, now),
);
