import * as z from 'zod/mini';
import { refuseCode, sendCode, simulateCode, takeCode } from './codes.ts';
import { clientMetadata, clientOperation, type Operations, username } from './operation.ts';
import { assertPolicy, setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import { postConfirmation } from './triggers.ts';
import { findUser, isVerified } from './users.ts';

const forgotPassword = clientOperation(
  { Username: username, ClientMetadata: clientMetadata },
  async (pool, { Username, ClientMetadata: metadata }) => {
    const user = recoverableUser(pool, Username);
    if (!user) return { CodeDeliveryDetails: simulateCode(pool, Username, 'reset') };
    return {
      CodeDeliveryDetails: await sendCode(pool, user, 'reset', {
        source: 'CustomMessage_ForgotPassword',
        metadata,
      }),
    };
  },
);

const confirmForgotPassword = clientOperation(
  { Username: username, ConfirmationCode: z.string(), Password: z.string(), ClientMetadata: clientMetadata },
  async (pool, { Username, ConfirmationCode, Password, ClientMetadata: metadata }) => {
    assertPolicy(Password);
    const user = recoverableUser(pool, Username);
    if (!user) throw refuseCode(pool, Username, 'reset');
    takeCode(pool, user, 'reset', ConfirmationCode);
    setPassword(pool, user, Password);
    user.status = 'CONFIRMED';
    pool.lockout.forget(user.id);
    await pool.state.save();
    await postConfirmation(pool, user, {
      source: 'PostConfirmation_ConfirmForgotPassword',
      caller: 'client',
      metadata,
    });
    return {};
  },
);

/** A user with no verified address has nowhere to send a code, and looks like one who does not exist. */
function recoverableUser(pool: Pool, name: string): User | undefined {
  const user = findUser(pool, name);
  const waitsForFirstSignIn = user?.status === 'FORCE_CHANGE_PASSWORD';
  return user && isVerified(user) && !waitsForFirstSignIn ? user : undefined;
}

export const recoveryOperations: Operations = {
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
};
