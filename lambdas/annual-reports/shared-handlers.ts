import * as endpoints from '#shared/annual-reports/endpoints.ts';
import type { ReportContent, ReportPart } from '#shared/annual-reports/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganization } from '../organizations/store/organizations.ts';
import { readContent } from './store/content.ts';
import { findAt } from './store/shared-reports.ts';

export const getSharedReport = endpoint(endpoints.getSharedReport, async ({ params: { secret }, now }) => {
  const found = await findAt(secret);
  if (!found) throw new AppError('not_found');
  const { organizationId, year, madeAt, shows } = found;
  const { contact, pausedByManager } = await findOrganization(organizationId, { consistent: true });
  // Without members, which it has no contact without, nobody could end the address.
  if (pausedByManager || contact.email === '') throw new AppError('not_found');
  return { ...onlyShown(await readContent({ organizationId, year, now }), shows), madeAt };
});

function onlyShown(
  { story, months, species, namedFishermen, ...totals }: ReportContent,
  shows: readonly ReportPart[],
): ReportContent {
  return {
    ...totals,
    ...(story !== undefined && shows.includes('story') && { story }),
    months: shows.includes('months') ? months : [],
    species: shows.includes('species') ? species : [],
    ...(namedFishermen && shows.includes('fishermen') && { namedFishermen }),
  };
}
