import type { InvitationBody } from '#shared/organizations/schemas.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { acceptForKnown, inviteStep } from './store/invitations.ts';

interface Inviting {
  organizationId: string;
  /** User id. */
  invitedBy: string;
  now: Date;
}

/** Who has the address is a member at once, or when they have an account with it. The answer says nothing of which it was. */
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
