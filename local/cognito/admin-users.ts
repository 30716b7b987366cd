/** What a server with AWS credentials does with users. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { attributeList, isEmail, readAttributes } from './attributes.ts';
import { sendInvitation } from './codes.ts';
import { CognitoError, invalidParameter } from './errors.ts';
import { adminOperation, clientMetadata, type Operations, username } from './operation.ts';
import { pageLimit, pageOf, pageToken } from './paging.ts';
import { assertPolicy, setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import { revokeSessions } from './sessions.ts';
import { TEMPORARY_PASSWORD_LIFETIME } from './settings.ts';
import type { User } from './state.ts';
import { postConfirmation, preSignUp } from './triggers.ts';
import { parseUserFilter } from './user-filter.ts';
import { addUser, createUser, describeUser, emailOf, findUser, removeUser, requireUser } from './users.ts';

const adminGetUser = adminOperation({ Username: username }, async (pool, { Username }) => {
  const { Attributes, ...user } = describeUser(requireUser(pool, Username));
  return { ...user, UserAttributes: Attributes };
});

const listUsers = adminOperation(
  {
    Filter: z.optional(z.string().check(z.maxLength(256))),
    Limit: pageLimit,
    PaginationToken: pageToken,
    AttributesToGet: z.optional(z.array(z.string())),
  },
  async (pool, { Filter = '', Limit, PaginationToken, AttributesToGet }) => {
    const users = [...pool.state.users.values()].filter(parseUserFilter(Filter));
    const { items, next } = pageOf(users, Limit, PaginationToken);
    const Users = items.map(describeUser).map((user) => ({
      ...user,
      Attributes: user.Attributes.filter(({ Name }) => AttributesToGet?.includes(Name) ?? true),
    }));
    return { Users, PaginationToken: next };
  },
);

const adminCreateUser = adminOperation(
  {
    Username: username,
    TemporaryPassword: z.optional(z.string()),
    UserAttributes: z.optional(attributeList),
    MessageAction: z.optional(z.enum(['RESEND', 'SUPPRESS'])),
    ClientMetadata: clientMetadata,
  },
  async (pool, input) => {
    const password = input.TemporaryPassword ?? randomBytes(9).toString('base64url');
    assertPolicy(password);
    const user =
      input.MessageAction === 'RESEND'
        ? invitedUser(pool, input.Username)
        : await newInvitedUser(pool, input.Username, input.UserAttributes ?? [], password);
    setPassword(pool, user, password);
    user.temporaryPasswordExpiresAt = pool.now() + TEMPORARY_PASSWORD_LIFETIME;
    await pool.state.save();
    if (input.MessageAction !== 'SUPPRESS') await sendInvitation(pool, user, password, input.ClientMetadata);
    return { User: describeUser(user) };
  },
);

const adminSetUserPassword = adminOperation(
  { Username: username, Password: z.string(), Permanent: z.optional(z.boolean()) },
  async (pool, { Username, Password, Permanent = false }) => {
    const user = requireUser(pool, Username);
    assertPolicy(Password);
    setPassword(pool, user, Password);
    user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    if (!Permanent) user.temporaryPasswordExpiresAt = pool.now() + TEMPORARY_PASSWORD_LIFETIME;
    await pool.state.save();
    return {};
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

const adminDisableUser = adminOperation({ Username: username }, (pool, { Username }) =>
  change(pool, Username, (user) => {
    user.enabled = false;
    revokeSessions(pool, user);
  }),
);

const adminEnableUser = adminOperation({ Username: username }, (pool, { Username }) =>
  change(pool, Username, (user) => {
    user.enabled = true;
  }),
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

async function newInvitedUser(
  pool: Pool,
  name: string,
  list: z.infer<typeof attributeList>,
  password: string,
): Promise<User> {
  if (!isEmail(name)) throw invalidParameter('Username should be an email.');
  if (findUser(pool, name)) {
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
  }
  const attributes = { ...readAttributes(list), email: name };
  const user = createUser(pool, { attributes, password, status: 'FORCE_CHANGE_PASSWORD' });
  await preSignUp(pool, user, {
    source: 'PreSignUp_AdminCreateUser',
    caller: 'admin',
    metadata: undefined,
  });
  addUser(pool, user);
  return user;
}

/** An invitation can be repeated until it was followed. */
function invitedUser(pool: Pool, name: string): User {
  const user = requireUser(pool, name);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return user;
  throw new CognitoError(
    'UnsupportedUserStateException',
    `User ${emailOf(user)} cannot be invited again. Current status is ${user.status}`,
  );
}

export const adminUserOperations: Operations = {
  AdminGetUser: adminGetUser,
  ListUsers: listUsers,
  AdminCreateUser: adminCreateUser,
  AdminSetUserPassword: adminSetUserPassword,
  AdminConfirmSignUp: adminConfirmSignUp,
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  AdminDeleteUser: adminDeleteUser,
};
