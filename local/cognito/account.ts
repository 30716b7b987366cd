/** What a signed-in user does with the own account. */
import * as z from 'zod/mini';
import { attributeList, mergeAttributes, readOwnAttributes } from './attributes.ts';
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
  UserAttributes: attributeListOf(user),
}));

const updateUserAttributes = userOperation(
  { UserAttributes: attributeList, ClientMetadata: clientMetadata },
  async (pool, user, { UserAttributes, ClientMetadata: metadata }) => {
    const changes = readOwnAttributes(UserAttributes);
    const emailChanges = changes.email !== undefined && changes.email !== user.attributes.email;
    if (emailChanges) assertUnused(pool, user, changes.email);
    user.attributes = mergeAttributes(user.attributes, {
      ...changes,
      ...(emailChanges && { email_verified: 'false' }),
    });
    user.modifiedAt = pool.now();
    await pool.state.save();
    const deliveries: CodeDelivery[] = emailChanges
      ? [await sendCode(pool, user, 'attribute', 'CustomMessage_UpdateUserAttribute', metadata)]
      : [];
    return { CodeDeliveryDetailsList: deliveries };
  },
);

const getUserAttributeVerificationCode = userOperation(
  { AttributeName: z.string(), ClientMetadata: clientMetadata },
  async (pool, user, { AttributeName, ClientMetadata: metadata }) => {
    assertEmail(AttributeName);
    const source = 'CustomMessage_VerifyUserAttribute';
    return { CodeDeliveryDetails: await sendCode(pool, user, 'attribute', source, metadata) };
  },
);

const verifyUserAttribute = userOperation(
  { AttributeName: z.string(), Code: z.string() },
  async (pool, user, { AttributeName, Code }) => {
    assertEmail(AttributeName);
    takeCode(pool, user, 'attribute', Code);
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

function assertUnused(pool: Pool, user: User, email = ''): void {
  if (email === '')
    throw invalidParameter('Attributes did not conform to the schema: email: The attribute is required\n');
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
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  VerifyUserAttribute: verifyUserAttribute,
  ChangePassword: changePassword,
  GlobalSignOut: globalSignOut,
  DeleteUser: deleteUser,
};
