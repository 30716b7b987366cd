/**
 * After a password reset, ends all sessions of the person, one of which may be a thief's. After a confirmed address,
 * creates the account and first profile, and accepts invitations. The address stays confirmed in any case, so a failure
 * is only logged: `GET /me` creates what is missing.
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
    if (!userId) throw new Error('The event of the user pool names no user');
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

/** The pool keeps sessions after a reset. A failure is only logged: the password has changed already. */
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
