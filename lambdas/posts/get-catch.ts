import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { getPost } from './store/posts.ts';

export default endpoint(getCatch, ({ params, now }) => getPost('catch', params.catchId, now));
