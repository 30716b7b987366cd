import * as z from 'zod/mini';
import { deliveryTo, sendCode, takeCode } from './codes.ts';
import { codeMismatch } from './errors.ts';
import { clientMetadata, clientOperation, type Operations, username } from './operation.ts';
import { assertPolicy, setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import { postConfirmation } from './triggers.ts';
import { findUser } from './users.ts';

const forgotPassword = clientOperation(
  { Username: username, ClientMetadata: clientMetadata },
  async (pool, { Username, ClientMetadata: metadata }) => {
    const user = recoverableUser(pool, Username);
    if (!user) return { CodeDeliveryDetails: deliveryTo(Username) };
    const source = 'CustomMessage_ForgotPassword';
    return { CodeDeliveryDetails: await sendCode(pool, user, 'reset', { source, metadata }) };
  },
);

const confirmForgotPassword = clientOperation(
  { Username: username, ConfirmationCode: z.string(), Password: z.string(), ClientMetadata: clientMetadata },
  async (pool, { Username, ConfirmationCode, Password, ClientMetadata: metadata }) => {
    assertPolicy(pool, Password);
    const user = recoverableUser(pool, Username);
    if (!user) throw codeMismatch();
    takeCode(pool, user, 'reset', ConfirmationCode);
    setPassword(pool, user, Password);
    await pool.state.save(user);
    await postConfirmation(pool, user, { source: 'PostConfirmation_ConfirmForgotPassword', metadata });
    return {};
  },
);

/**
 * A user without a verified address, or who never signed in, can't receive a code, and gets the same response as an
 * unknown user.
 */
function recoverableUser(pool: Pool, name: string): User | undefined {
  const user = findUser(pool, name);
  return user?.status === 'CONFIRMED' ? user : undefined;
}

export const recoveryOperations: Operations = {
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
};
