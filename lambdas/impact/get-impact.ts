import { getImpact } from '#shared/impact/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readImpact } from './store/sums.ts';

export default endpoint(getImpact, ({ query: { by } }) => readImpact(by));
