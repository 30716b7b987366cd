import { getCatch } from '#shared/catches/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as catches from './store/catches.ts';

export default endpoint(getCatch, ({ params }) => catches.getCatch(params.catchId));
