/** What a signed-in user does with the own account. */
import * as z from 'zod/mini';
import {
  assertComplete,
  attributeList,
  mergeAttributes,
  readOwnChanges,
  visibleAttributes,
} from './attributes.ts';
import { type CodeDelivery, sendCode, takeCode } from './codes.ts';
import { CognitoError, invalidParameter, wrongCredentials } from './errors.ts';
import { clientMetadata, type Operations, userOperation } from './operation.ts';
import { assertPolicy, isPassword, setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import { revokeSessions } from './sessions.ts';
import type { User } from './state.ts';
import { attributeListOf, findUser, removeUser } from './users.ts';

const getUser = userOperation({}, async (_pool, user) => ({
  Username: user.id,
  UserAttributes: attributeListOf(user, visibleAttributes(user.attributes)),
}));

/** A new address counts once the code that was mailed to it is entered; until then the old one stays. */
const updateUserAttributes = userOperation(
  { UserAttributes: attributeList, ClientMetadata: clientMetadata },
  async (pool, user, { UserAttributes, ClientMetadata: metadata }) => {
    const { email: newEmail, ...changes } = readOwnChanges(UserAttributes);
    const attributes = mergeAttributes(user.attributes, changes);
    assertComplete({ ...attributes, ...(newEmail !== undefined && { email: newEmail }) });
    const emailChanges = newEmail !== undefined && newEmail !== user.attributes.email;
    if (emailChanges) assertUnused(pool, user, newEmail);
    user.attributes = attributes;
    user.modifiedAt = pool.now();
    await pool.state.save();
    const source = 'CustomMessage_UpdateUserAttribute';
    const deliveries: CodeDelivery[] = emailChanges
      ? [await sendCode(pool, user, 'attribute', { source, metadata, newEmail })]
      : [];
    return { CodeDeliveryDetailsList: deliveries };
  },
);

const verifyUserAttribute = userOperation(
  { AttributeName: z.string(), Code: z.string() },
  async (pool, user, { AttributeName, Code }) => {
    assertEmail(AttributeName);
    const newEmail = takeCode(pool, user, 'attribute', Code);
    if (newEmail !== undefined) {
      assertUnused(pool, user, newEmail);
      user.attributes.email = newEmail;
    }
    user.attributes.email_verified = 'true';
    user.modifiedAt = pool.now();
    await pool.state.save();
    return {};
  },
);

const changePassword = userOperation(
  { PreviousPassword: z.string(), ProposedPassword: z.string() },
  async (pool, user, { PreviousPassword, ProposedPassword }) => {
    pool.passwordChangeGuesses.assertOpen(user.id);
    assertPolicy(ProposedPassword);
    if (!isPassword(pool, user, PreviousPassword)) {
      pool.passwordChangeGuesses.count(user.id);
      throw wrongCredentials();
    }
    setPassword(pool, user, ProposedPassword);
    await pool.state.save();
    return {};
  },
);

const globalSignOut = userOperation({}, async (pool, user) => {
  revokeSessions(pool, user);
  await pool.state.save();
  return {};
});

const deleteUser = userOperation({}, async (pool, user) => {
  removeUser(pool, user);
  await pool.state.save();
  return {};
});

function assertUnused(pool: Pool, user: User, email: string): void {
  const owner = findUser(pool, email);
  if (owner && owner !== user) {
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  }
}

function assertEmail(attribute: string): void {
  if (attribute !== 'email') throw invalidParameter('Only email can be verified in this user pool.');
}

export const accountOperations: Operations = {
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  VerifyUserAttribute: verifyUserAttribute,
  ChangePassword: changePassword,
  GlobalSignOut: globalSignOut,
  DeleteUser: deleteUser,
};
