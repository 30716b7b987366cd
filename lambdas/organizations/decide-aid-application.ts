import { decideAidApplication } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { decide } from './decide.ts';
import { presentApplication } from './present-applications.ts';

export default endpoint(decideAidApplication, async ({ params: { applicationId }, body, actor, now }) => {
  const deciding = { actorId: actor.userId, now };
  return await presentApplication(await retry(() => decide(applicationId, body, deciding)));
});
