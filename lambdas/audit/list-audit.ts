import { listAudit } from '#shared/audit/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentAudit } from './present-audit.ts';
import { readAudit } from './store/audit.ts';

export default endpoint(listAudit, async ({ query: { person, action, ...page }, now }) => {
  const { items, ...rest } = await readAudit({ userId: person, action }, page, now);
  return { items: await presentAudit(items), ...rest };
});
