/** Entries of the audit, as administrators see them. */

import * as z from 'zod/mini';
import { id, time } from '../fields.ts';
import { namesOf } from '../names-of.ts';
import { AUDITED } from './actions.ts';

export const AUDIT_ACTIONS = namesOf(AUDITED);

/** A person by their current name, which is absent after they deleted their account. */
const named = z.object({ id: z.string(), name: z.optional(z.string()) });
const state = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

export const auditEntry = z.object({
  id,
  at: time,
  action: z.enum(AUDIT_ACTIONS),
  /** Absent if the action was automatic. */
  actor: z.optional(named),
  /** The person concerned. */
  person: z.optional(named),
  organization: z.optional(named),
  /** The id of a report, an application or a claim, the flavour of the site, or the year of an annual report. */
  subject: z.optional(z.string()),
  before: state,
  after: state,
  /** Fields that changed, whose values are not stored. */
  onlyNamed: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;
