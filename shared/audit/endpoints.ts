import * as z from 'zod/mini';
import { fileName } from '#words/audit.ts';
import { csvPage } from '../contract/csv.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { time, userId } from '../fields.ts';
import { AUDIT_ACTIONS, auditEntry } from './schemas.ts';

const filters = {
  /** Filters by actions of and on this person. */
  person: z.optional(userId),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  from: z.optional(time),
  /** The end of the period, exclusive. */
  until: z.optional(time),
};

export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  summary: 'List what administrators and managers did, newest first, by person, action and time',
  access: ['admin'],
  query: z.strictObject({ ...listQuery, ...filters }),
  answer: listOf(auditEntry),
});

export const exportAudit = defineEndpoint({
  name: 'exportAudit',
  method: 'GET',
  path: '/admin/audit.csv',
  summary: 'List the audit as lines of a file, newest first, one page at a time',
  access: ['admin'],
  query: z.strictObject({ cursor: listQuery.cursor, ...filters }),
  answer: csvPage,
  csvFileName: fileName,
});
