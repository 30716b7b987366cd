/**
 * A person has confirmed their address: make their account and first profile, and let them in where they are invited. The address stays confirmed whatever happens here, so a failure
 * is logged and not shown to them: `GET /me` makes what is missing.
 */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { newAccount } from '#shared/accounts/new-account.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { logger } from '../core/logger.ts';
import { acceptInvitations } from '../organizations/store/invitations.ts';
import { createAccount } from '../people/store/accounts.ts';

export async function afterConfirmation(
  event: PostConfirmationTriggerEvent,
): Promise<PostConfirmationTriggerEvent> {
  // The same trigger follows a password reset.
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const attributes = event.request.userAttributes;
  const { sub: userId, email = '', name = '' } = attributes;
  try {
    if (!userId) throw new Error('The user pool named no user.');
    const pending = attributes[`custom:${PENDING_ATTRIBUTE}`];
    const made = newAccount({ userId, email, name, pending }, new Date());
    if (pending !== undefined && !made.profile) logger.warn('a sign-up made no profile', { userId });
    await createAccount(made);
    await acceptInvitations(made.account, new Date());
  } catch (error) {
    logger.error('an account was not made after confirmation', { userId, error });
  }
  return event;
}
