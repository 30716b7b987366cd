import * as z from 'zod/mini';
import { assertComplete, attributeList, isEmail, readOwnAttributes } from './attributes.ts';
import { refuseCode, sendCode, simulateCode, takeCode } from './codes.ts';
import { CognitoError, invalidParameter } from './errors.ts';
import { clientMetadata, clientOperation, type Operations, username } from './operation.ts';
import { assertPolicy } from './passwords.ts';
import { postConfirmation } from './triggers.ts';
import { addUser, createUser, findUser } from './users.ts';

const signUp = clientOperation(
  {
    Username: username,
    Password: z.string(),
    UserAttributes: z.optional(attributeList),
    ClientMetadata: clientMetadata,
  },
  async (pool, { Username, Password, UserAttributes = [], ClientMetadata: metadata }) => {
    assertPolicy(Password);
    if (!isEmail(Username)) throw invalidParameter('Username should be an email.');
    const attributes = { ...readOwnAttributes(UserAttributes), email: Username };
    assertComplete(attributes);
    const user = createUser(pool, { attributes, password: Password, status: 'UNCONFIRMED' });
    user.attributes.email_verified = 'false';
    addUser(pool, user);
    await pool.state.save();
    const CodeDeliveryDetails = await sendCode(pool, user, 'signUp', {
      source: 'CustomMessage_SignUp',
      metadata,
    });
    return { UserConfirmed: false, UserSub: user.id, CodeDeliveryDetails };
  },
);

const confirmSignUp = clientOperation(
  { Username: username, ConfirmationCode: z.string(), ClientMetadata: clientMetadata },
  async (pool, { Username, ConfirmationCode, ClientMetadata: metadata }) => {
    const user = findUser(pool, Username);
    if (!user) throw refuseCode(pool, Username, 'signUp');
    if (user.status !== 'UNCONFIRMED') {
      throw new CognitoError(
        'NotAuthorizedException',
        `User cannot be confirmed. Current status is ${user.status}`,
      );
    }
    takeCode(pool, user, 'signUp', ConfirmationCode);
    user.status = 'CONFIRMED';
    user.attributes.email_verified = 'true';
    user.modifiedAt = pool.now();
    await pool.state.save();
    await postConfirmation(pool, user, {
      source: 'PostConfirmation_ConfirmSignUp',
      caller: 'client',
      metadata,
    });
    return {};
  },
);

const resendConfirmationCode = clientOperation(
  { Username: username, ClientMetadata: clientMetadata },
  async (pool, { Username, ClientMetadata: metadata }) => {
    const user = findUser(pool, Username);
    if (!user) return { CodeDeliveryDetails: simulateCode(pool, Username, 'signUp') };
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    return {
      CodeDeliveryDetails: await sendCode(pool, user, 'signUp', {
        source: 'CustomMessage_ResendCode',
        metadata,
      }),
    };
  },
);

export const signUpOperations: Operations = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
};
