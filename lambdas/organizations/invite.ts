import type { InvitationBody } from '#shared/organizations/schemas.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { acceptForKnown, inviteStep } from './store/invitations.ts';

interface Inviting {
  organizationId: string;
  /** User id. */
  invitedBy: string;
  /** Whether somebody who has an account says yes before they are a member. */
  awaitsYes?: true;
  now: Date;
}

/**
 * Invites whoever has the address: they are a member when they have an account with it, and where it awaits their yes, once they said it. The answer
 * does not tell whether there is such an account.
 */
export async function invite(
  { email, role }: InvitationBody,
  { now, ...inviting }: Inviting,
  alongside: (made: ReturnType<typeof inviteStep>['made']) => readonly TransactionStep[],
) {
  const { made, step } = inviteStep({ ...inviting, email, role }, now);
  await transact([step, ...alongside(made)]);
  await acceptForKnown(email, now);
  return made;
}
