/**
 * A person has reset their password: end all their sessions, one of which may be a thief's.
 *
 * Or a person has confirmed their address: make their account and first profile, and let them in where they are invited. The address stays confirmed whatever happens here, so a failure
 * is logged and not shown to them: `GET /me` makes what is missing.
 */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { newAccount } from '#shared/accounts/new-account.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { logger } from '../core/logger.ts';
import { acceptInvitations } from '../organizations/store/invitations.ts';
import { endSessions } from '../people/end-sessions.ts';
import { createAccount } from '../people/store/accounts.ts';

export async function afterConfirmation(
  event: PostConfirmationTriggerEvent,
): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await endAllSessions(event);
    return event;
  }
  const attributes = event.request.userAttributes;
  const { sub: userId, email = '', name = '' } = attributes;
  try {
    if (!userId) throw new Error('The user pool named no user.');
    const pending = attributes[`custom:${PENDING_ATTRIBUTE}`];
    const made = newAccount({ userId, email, name, pending }, new Date());
    if (pending !== undefined && !made.profile) logger.warn('a sign-up made no profile', { userId });
    await createAccount(made);
    await acceptInvitations({ ...made.account, isNew: true }, new Date());
  } catch (error) {
    logger.error('an account was not made after confirmation', { userId, error });
  }
  return event;
}

/**
 * The pool itself keeps sessions through a reset. The password is changed already, so that a failure is logged and not shown: trying again would
 * not mend it.
 */
async function endAllSessions({
  userName,
  userPoolId,
  request,
}: PostConfirmationTriggerEvent): Promise<void> {
  const userId = request.userAttributes.sub ?? userName;
  try {
    await endSessions(userId, new Date(), userPoolId);
  } catch (error) {
    logger.error('sessions were not ended after a password reset', { userId, error });
  }
}
