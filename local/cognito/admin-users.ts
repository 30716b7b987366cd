/** What a server with AWS credentials does with users. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { attributeList, isEmail, readAttributes } from './attributes.ts';
import { sendInvitation } from './codes.ts';
import { CognitoError, invalidParameter } from './errors.ts';
import { adminOperation, clientMetadata, type Operations, username } from './operation.ts';
import { assertPolicy } from './passwords.ts';
import type { Pool } from './pool.ts';
import { revokeSessions } from './sessions.ts';
import { TEMPORARY_PASSWORD_LIFETIME } from './settings.ts';
import type { User } from './state.ts';
import { postConfirmation } from './triggers.ts';
import { addUser, createUser, describeUser, removeUser, requireUser } from './users.ts';

const adminGetUser = adminOperation({ Username: username }, async (pool, { Username }) => {
  const { Attributes, ...user } = describeUser(requireUser(pool, Username));
  return { ...user, UserAttributes: Attributes };
});

const adminCreateUser = adminOperation(
  {
    Username: username,
    TemporaryPassword: z.optional(z.string()),
    UserAttributes: z.optional(attributeList),
    MessageAction: z.optional(z.literal('SUPPRESS')),
    ClientMetadata: clientMetadata,
  },
  async (pool, input) => {
    const password = input.TemporaryPassword ?? randomBytes(9).toString('base64url');
    assertPolicy(password);
    if (!isEmail(input.Username)) throw invalidParameter('Username should be an email.');
    const attributes = { ...readAttributes(input.UserAttributes ?? []), email: input.Username };
    const user = createUser(pool, { attributes, password, status: 'FORCE_CHANGE_PASSWORD' });
    addUser(pool, user);
    user.temporaryPasswordExpiresAt = pool.now() + TEMPORARY_PASSWORD_LIFETIME;
    await pool.state.save();
    if (input.MessageAction !== 'SUPPRESS') await sendInvitation(pool, user, password, input.ClientMetadata);
    return { User: describeUser(user) };
  },
);

const adminConfirmSignUp = adminOperation(
  { Username: username, ClientMetadata: clientMetadata },
  async (pool, { Username, ClientMetadata: metadata }) => {
    const user = requireUser(pool, Username);
    if (user.status !== 'UNCONFIRMED') {
      throw new CognitoError(
        'NotAuthorizedException',
        `User cannot be confirmed. Current status is ${user.status}`,
      );
    }
    user.status = 'CONFIRMED';
    user.modifiedAt = pool.now();
    await pool.state.save();
    await postConfirmation(pool, user, {
      source: 'PostConfirmation_ConfirmSignUp',
      caller: 'admin',
      metadata,
    });
    return {};
  },
);

const adminUserGlobalSignOut = adminOperation({ Username: username }, (pool, { Username }) =>
  change(pool, Username, (user) => revokeSessions(pool, user)),
);

const adminDeleteUser = adminOperation({ Username: username }, (pool, { Username }) =>
  change(pool, Username, (user) => removeUser(pool, user)),
);

async function change(pool: Pool, name: string, act: (user: User) => void): Promise<object> {
  const user = requireUser(pool, name);
  act(user);
  user.modifiedAt = pool.now();
  await pool.state.save();
  return {};
}

export const adminUserOperations: Operations = {
  AdminGetUser: adminGetUser,
  AdminCreateUser: adminCreateUser,
  AdminConfirmSignUp: adminConfirmSignUp,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  AdminDeleteUser: adminDeleteUser,
};
