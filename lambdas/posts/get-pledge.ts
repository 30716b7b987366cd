import { getPledge } from '#shared/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as pledges from './store/pledges.ts';

export default endpoint(getPledge, ({ params }) => pledges.getPledge(params.pledgeId));
