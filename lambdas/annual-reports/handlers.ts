import * as endpoints from '#shared/annual-reports/endpoints.ts';
import type { AnnualReport } from '#shared/annual-reports/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { requireMember, stillMember } from '../organizations/store/members.ts';
import { put, remove, retry, transact } from '../table/index.ts';
import { readContent } from './store/content.ts';
import { annualStory } from './store/items.ts';
import { endSharedReport as endShared, findLink, shareReport } from './store/shared-reports.ts';

/** @throws AppError `not_found` for nonmembers, `suspended` */
async function readReport(
  organizationId: string,
  userId: string,
  year: number,
  now: Date,
): Promise<AnnualReport> {
  const { role } = await requireMember(userId, organizationId);
  const canWrite = role === 'coordinator';
  const [content, link] = await Promise.all([
    readContent({ organizationId, year, now }),
    canWrite ? findLink({ organizationId, year }) : undefined,
  ]);
  return { ...content, canWrite, ...(link && { link }) };
}

export const getAnnualReport = endpoint(
  endpoints.getAnnualReport,
  async ({ params: { organizationId }, query: { year }, actor: { userId }, now }) =>
    await readReport(organizationId, userId, year, now),
);

export const getAnnualReportFile = endpoint(
  endpoints.getAnnualReportFile,
  async ({ params: { organizationId }, query: { year }, actor: { userId }, now }) => {
    const report = await readReport(organizationId, userId, year, now);
    const { writeReport } = await import('./write-report.ts');
    return await writeReport(report, now);
  },
);

/** Two coordinators who write at once: the later words stay, as with an organization's settings. */
export const writeAnnualReport = endpoint(
  endpoints.writeAnnualReport,
  async ({ params: { organizationId }, body: { year, story }, actor: { userId }, now }) => {
    const params = { organizationId, year: String(year) };
    await retry(async () => {
      await requireMember(userId, organizationId, ['coordinator']);
      const change =
        story === '' ? remove(annualStory.key(params)) : put(annualStory.item(params, { story }));
      await transact([change, stillMember(userId, organizationId, ['coordinator'])]);
    });
    return await readReport(organizationId, userId, year, now);
  },
);

export const shareAnnualReport = endpoint(
  endpoints.shareAnnualReport,
  async ({ params: { organizationId, year }, body: { shows }, actor: { userId }, now }) => {
    await shareReport({ organizationId, year, userId, now }, shows);
    return await readReport(organizationId, userId, year, now);
  },
);

export const endSharedReport = endpoint(
  endpoints.endSharedReport,
  async ({ params: { organizationId, year }, actor: { userId }, now }) => {
    await endShared({ organizationId, year, userId, now });
    return await readReport(organizationId, userId, year, now);
  },
);
