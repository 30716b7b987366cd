import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { getPost } from './store/posts.ts';

export default endpoint(getPledge, ({ params, now }) => getPost('pledge', params.pledgeId, now));
