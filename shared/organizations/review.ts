/** Decisions about an application. */
import * as z from 'zod/mini';
import { reason } from '#words/general/decisions.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import { organizationSettings } from './schemas.ts';

const REASON_LENGTH = 1000;

export const declineBody = z.strictObject({
  decision: z.literal('decline'),
  /** For the applicant to read. */
  reason: z.optional(
    z.string().check(z.trim(), z.maxLength(REASON_LENGTH, isTooLong(reason, REASON_LENGTH))),
  ),
});

export const decisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), ...organizationSettings.shape }),
  declineBody,
]);
export type DecisionBody = z.output<typeof decisionBody>;
