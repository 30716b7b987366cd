import { getSite } from '#shared/site/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSite } from './store/site.ts';

export default endpoint(getSite, ({ query }) => readSite(query.flavour));
