import type { ReportPart } from '#shared/annual-reports/schemas.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

interface StoredStory {
  /** A coordinator's words about the year. */
  story: string;
}

/** The words of an organization's report of a year. */
export const annualStory = defineItem<StoredStory>()('annual story', {
  pk: 'ANNUAL-REPORTS#{organizationId}',
  sk: '{year}',
  owner: 'nobody',
});

export interface StoredSharedReport {
  /** ISO 8601; with the stage's secret it makes the secret of the address. */
  madeAt: string;
  /** A keyed hash of the secret, by which the index finds the report. */
  hash: string;
  /** The coordinator's choice of what the address shows besides the totals. */
  shows: readonly ReportPart[];
}

/** The secret address at which anybody can read an organization's report of a year. Ending it deletes it. */
export const sharedReport = defineItem<StoredSharedReport>()('address of an annual report', {
  pk: 'ANNUAL-REPORT-ADDRESS#{organizationId}',
  sk: '{year}',
  indexes: (_, { hash }) => ({ gsi1pk: reportsAt(hash).partition }),
  owner: 'nobody',
});

export function reportsAt(hash: string) {
  return listInIndex<StoredSharedReport>('gsi1', `ANNUAL-REPORT#${hash}`);
}
