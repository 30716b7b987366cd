import type { Language } from '#shared/languages.ts';
import type { InvitationBody } from '#shared/organizations/schemas.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { acceptForKnown, inviteStep } from './store/invitations.ts';

interface Inviting {
  organizationId: string;
  /** User id. */
  invitedBy: string;
  /** The language of the email to somebody without an account. */
  language?: Language;
  /** Set if an invited person with an account must accept before they become a member. */
  awaitsYes?: true;
  now: Date;
}

/**
 * Invites the owner of an address. With an account, they become a member at once or, with `awaitsYes`, when they
 * accept. The response doesn't reveal whether there is such an account.
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
