import { actOnReport } from '#shared/moderation/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { presentReport } from './present-reports.ts';
import { takeAction } from './report-actions.ts';
import { findReport } from './store/reports.ts';

export default endpoint(actOnReport, async ({ params: { reportId }, body, actor, now }) => {
  const doing = { ...body, actorId: actor.userId, now };
  return await retry(async () => presentReport(await takeAction(await findReport(reportId), doing)));
});
