import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as fishermen from './store/fishermen.ts';

export default endpoint(listFishermen, ({ query, now }) => fishermen.listFishermen(query, now));
