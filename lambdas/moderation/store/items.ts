/** Reports of people, and what was done about them. */

import type { Report, ReportAction, ReportBody, ReportEvidence } from '#shared/moderation/schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredReport extends ReportBody, ReportEvidence {
  id: string;
  /** Absent once the reporter has deleted their account. */
  reporterId?: string;
  reportedUserId: string;
  status: Report['status'];
  /** User id of the administrator in charge; nobody is once they lose the role. */
  assigneeId?: string;
  actions: StoredAction[];
  /** Of whom it suspended: to lift that when they have left, and come back. */
  suspendedAddressHash?: string;
  createdAt: string;
  /** Counts what was done, so that of two administrators one sees what the other did first. */
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

/** In one index by what became of it, in another one by who made it. */
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

/** By which the reports about a person are found; it goes when the report goes. */
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
