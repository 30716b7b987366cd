/** Requests for an invitation, and the decisions about them. */
import * as z from 'zod/mini';
import { reason } from '#words/general/decisions.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/invitations/requests.ts';
import { email, id, requiredText, time, userId } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';
import { INVITATION_ANSWER_LENGTH, INVITATION_REASON_LENGTH } from '../limits.ts';
import { name, zipcode } from '../profiles/fields.ts';

export const invitationRequestBody = z.strictObject({
  name,
  email,
  zipcode,
  /** Why the person would like to take part. */
  reason: requiredText(words.reason, INVITATION_REASON_LENGTH),
  flavour: z.enum(FLAVOURS),
});
export type InvitationRequestBody = z.output<typeof invitationRequestBody>;

export const REQUEST_STATES = ['open', 'approved', 'declined'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A request as the people who decide about it see it. */
export const invitationRequest = z.object({
  id,
  name: z.string(),
  email: z.string(),
  zipcode: z.string(),
  reason: z.string(),
  flavour: z.enum(FLAVOURS),
  state: z.enum(REQUEST_STATES),
  createdAt: time,
  /** The replies, oldest first. */
  answers: z.array(z.object({ by: z.object({ userId, name: z.string() }), at: time, text: z.string() })),
  decision: z.optional(
    z.object({ by: z.object({ userId, name: z.string() }), at: time, reason: z.optional(z.string()) }),
  ),
});
export type InvitationRequest = z.output<typeof invitationRequest>;

export const requestDecisionBody = z.strictObject({
  decision: z.enum(['approve', 'decline']),
  /** The reason for the applicant if the request is declined. */
  reason: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(INVITATION_ANSWER_LENGTH, isTooLong(reason, INVITATION_ANSWER_LENGTH))),
  ),
});

export const requestAnswerBody = z.strictObject({
  text: requiredText(words.answer, INVITATION_ANSWER_LENGTH),
});

/** Values that the sign-up form starts with. */
export const openedInvitation = z.object({ name: z.string(), email: z.string(), zipcode: z.string() });
export type OpenedInvitation = z.output<typeof openedInvitation>;
