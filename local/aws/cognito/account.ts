/** A signed-in user's changes to their account: the password and the email address. */
import * as z from 'zod/mini';
import { isEmail } from './attributes.ts';
import { sendCode, takeCode } from './codes.ts';
import { CognitoError, invalidParameter, wrongCredentials } from './errors.ts';
import { clientMetadata, type Operations, userOperation } from './operation.ts';
import { assertPolicy, isPassword, setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import { findUser } from './users.ts';

const changePassword = userOperation(
  { PreviousPassword: z.string(), ProposedPassword: z.string() },
  async (pool, user, { PreviousPassword, ProposedPassword }) => {
    assertPolicy(pool, ProposedPassword);
    if (!isPassword(pool, user, PreviousPassword)) throw wrongCredentials();
    setPassword(pool, user, ProposedPassword);
    await pool.state.save(user);
    return {};
  },
);

/**
 * The product changes only the address. The new one counts once its code was entered (keepOriginal); until then the old
 * one signs in.
 */
const updateUserAttributes = userOperation(
  {
    UserAttributes: z.array(z.object({ Name: z.literal('email'), Value: z.string() })),
    ClientMetadata: clientMetadata,
  },
  async (pool, user, { UserAttributes, ClientMetadata: metadata }) => {
    const address = UserAttributes[0]?.Value ?? '';
    if (!isEmail(address)) throw invalidParameter('Invalid email address format.');
    requireUntaken(pool, user, address);
    if (address === user.attributes.email) return { CodeDeliveryDetailsList: [] };
    user.newEmail = address;
    const source = 'CustomMessage_UpdateUserAttribute';
    return { CodeDeliveryDetailsList: [await sendCode(pool, user, 'newEmail', { source, metadata })] };
  },
);

const verifyUserAttribute = userOperation(
  { AttributeName: z.literal('email'), Code: z.string() },
  async (pool, user, { Code }) => {
    takeCode(pool, user, 'newEmail', Code);
    const { newEmail = '' } = user;
    requireUntaken(pool, user, newEmail);
    Object.assign(user.attributes, { email: newEmail, email_verified: 'true' });
    delete user.newEmail;
    user.modifiedAt = pool.now();
    await pool.state.save(user);
    return {};
  },
);

function requireUntaken(pool: Pool, { id }: User, address: string): void {
  const holder = findUser(pool, address);
  if (holder && holder.id !== id) {
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  }
}

export const accountOperations: Operations = {
  ChangePassword: changePassword,
  UpdateUserAttributes: updateUserAttributes,
  VerifyUserAttribute: verifyUserAttribute,
};
