/** The content of an organization's report of a year. */
import type { ReportContent } from '#shared/annual-reports/schemas.ts';
import { findOrganization } from '../../organizations/store/organizations.ts';
import { getItem } from '../../table/index.ts';
import { readFigures } from './figures.ts';
import { annualStory } from './items.ts';

interface Asked {
  organizationId: string;
  year: number;
  now: Date;
}

/** @throws AppError `not_found` */
export async function readContent({ organizationId, year, now }: Asked): Promise<ReportContent> {
  const [organization, figures, written] = await Promise.all([
    findOrganization(organizationId),
    readFigures(organizationId, year, now),
    getItem(annualStory.key({ organizationId, year: String(year) }), { consistent: true }),
  ]);
  const { name: organizationName, type: organizationType, place } = organization;
  return {
    ...{ year, organizationName, organizationType, place, ...figures },
    ...(written && { story: written.story }),
  };
}
