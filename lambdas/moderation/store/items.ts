/** Reports of people, and what was done about them. */

import type { Report, ReportAction, ReportBody, ReportEvidence } from '#shared/moderation/schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredReport extends ReportBody, ReportEvidence {
  id: string;
  /** Absent once the reporter has deleted their account. */
  reporterId?: string;
  reportedUserId: string;
  status: Report['status'];
  /** User id of the administrator in charge, who counts as unassigned after losing the role. */
  assigneeId?: string;
  actions: StoredAction[];
  /** The suspended person's address hash: needed to lift the suspension after they have left and come back. */
  suspendedAddressHash?: string;
  createdAt: string;
  /** Counts actions, so that of two administrators acting at once, one is refused and sees the other's action. */
  version: number;
  /** Seconds since the epoch. Absent while it is open. */
  expiresAt?: number;
}

export interface StoredAction {
  action: ReportAction;
  /** User id of the administrator. */
  actorId: string;
  /** ISO 8601. */
  at: string;
  /** The note that the reported person received. */
  note?: string;
  /** ISO 8601: when a suspension ends by itself. */
  until?: string;
}

/** One index lists reports by status, another by reporter. */
export const report = defineItem<StoredReport>()('report', {
  pk: 'REPORT#{reportId}',
  sk: '{reportId}',
  indexes: (_, { status, reporterId }) => ({
    gsi1pk: reportsThatAre(status).partition,
    ...(reporterId !== undefined && { gsi2pk: reportsBy(reporterId).partition }),
  }),
  owner: { list: reportsBy, exported: { as: 'reports' }, erased: 'by-store' },
});

export function reportsThatAre(status: Report['status']) {
  return listInIndex<StoredReport>('gsi1', `REPORTS#${status}`);
}

export function reportsBy(reporterId: string) {
  return listInIndex<StoredReport>('gsi2', `REPORTS#BY#${reporterId}`);
}

/** Finds the reports about a person; it expires with the report. */
export const reportAboutEntry = defineItem<{ expiresAt?: number }>()('report about a person', {
  pk: 'REPORTS-ABOUT#{userId}',
  sk: '{reportId}',
  owner: {
    exported: { not: 'Who reported is not told to the reported person.' },
    erased: { not: 'Reports are kept for the sake of others, and go by themselves.' },
  },
});

export function reportsAbout(userId: string) {
  return listIn(`REPORTS-ABOUT#${userId}`);
}
