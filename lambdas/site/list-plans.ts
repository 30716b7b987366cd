import { listPlans } from '#shared/plans/endpoints.ts';
import { PLANS } from '#shared/plans/plans.ts';
import { endpoint } from '../core/endpoint.ts';

export default endpoint(listPlans, async () => ({ items: PLANS }));
