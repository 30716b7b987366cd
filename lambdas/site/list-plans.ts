import { listPlans } from '#shared/site/plan-endpoints.ts';
import { PLANS } from '#shared/site/plans.ts';
import { endpoint } from '../core/endpoint.ts';

export default endpoint(listPlans, async () => ({ items: PLANS }));
