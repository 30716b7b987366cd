import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as fishermen from '../data/fishermen.ts';

export default endpoint(listFishermen, ({ query: { flavour, ...page }, now }) =>
  fishermen.listFishermen(flavour, page, now),
);
