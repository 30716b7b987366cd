/** A person has confirmed their address: make their account. `GET /me` does the same when this never ran. */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { createAccount } from '../data/users.ts';

export async function afterConfirmation(
  event: PostConfirmationTriggerEvent,
): Promise<PostConfirmationTriggerEvent> {
  // The same trigger follows a password reset.
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const { sub, email = '', name = '' } = event.request.userAttributes;
  if (sub) {
    const createdAt = new Date().toISOString();
    await createAccount({ userId: sub, email, name: name || email.replace(/@.*/, ''), createdAt });
  }
  return event;
}
