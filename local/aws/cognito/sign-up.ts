import * as z from 'zod/mini';
import { attributeList, isEmail, readAttributes } from './attributes.ts';
import { deliveryTo, sendCode, takeCode } from './codes.ts';
import { CognitoError, codeMismatch, invalidParameter } from './errors.ts';
import { clientMetadata, clientOperation, type Operations, username } from './operation.ts';
import { assertPolicy } from './passwords.ts';
import { postConfirmation, preSignUp } from './triggers.ts';
import { addUser, createUser, findUser } from './users.ts';

const signUp = clientOperation(
  { Username: username, Password: z.string(), UserAttributes: attributeList, ClientMetadata: clientMetadata },
  async (pool, { Username, Password, UserAttributes, ClientMetadata: metadata }) => {
    assertPolicy(pool, Password);
    if (!isEmail(Username)) throw invalidParameter('Username should be an email.');
    const attributes = { ...readAttributes(pool, UserAttributes), email: Username, email_verified: 'false' };
    const user = createUser(pool, { attributes, password: Password, status: 'UNCONFIRMED' });
    await preSignUp(pool, user, metadata);
    addUser(pool, user);
    await pool.state.save(user);
    const source = 'CustomMessage_SignUp';
    const CodeDeliveryDetails = await sendCode(pool, user, 'signUp', { source, metadata });
    return { UserConfirmed: false, UserSub: user.id, CodeDeliveryDetails };
  },
);

const confirmSignUp = clientOperation(
  { Username: username, ConfirmationCode: z.string(), ClientMetadata: clientMetadata },
  async (pool, { Username, ConfirmationCode, ClientMetadata: metadata }) => {
    const user = findUser(pool, Username);
    if (!user) throw codeMismatch();
    if (user.status !== 'UNCONFIRMED') {
      const problem = `User cannot be confirmed. Current status is ${user.status}`;
      throw new CognitoError('NotAuthorizedException', problem);
    }
    takeCode(pool, user, 'signUp', ConfirmationCode);
    user.status = 'CONFIRMED';
    user.attributes.email_verified = 'true';
    user.modifiedAt = pool.now();
    await pool.state.save(user);
    await postConfirmation(pool, user, { source: 'PostConfirmation_ConfirmSignUp', metadata });
    return {};
  },
);

const resendConfirmationCode = clientOperation(
  { Username: username, ClientMetadata: clientMetadata },
  async (pool, { Username, ClientMetadata: metadata }) => {
    const user = findUser(pool, Username);
    if (!user) return { CodeDeliveryDetails: deliveryTo(Username) };
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    const source = 'CustomMessage_ResendCode';
    return { CodeDeliveryDetails: await sendCode(pool, user, 'signUp', { source, metadata }) };
  },
);

export const signUpOperations: Operations = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
};
