import { createCatch } from '#shared/catches/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { createPost } from './create-post.ts';

export default endpoint(createCatch, (request) => createPost(catchForm, request));
