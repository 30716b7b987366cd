import { listReports } from '#shared/moderation/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentReports } from './present-reports.ts';
import * as reports from './store/reports.ts';

export default endpoint(listReports, async ({ query: { status = 'open', ...page }, now }) => {
  const { items, ...rest } = await reports.listReports(status, page, now);
  return { ...rest, items: await presentReports(items) };
});
