import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { createPost } from './create-post.ts';
import { pledgeForm } from './pledge-form.ts';

export default endpoint(createPledge, (request) => createPost(pledgeForm, request));
