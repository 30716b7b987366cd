/** Changes to an account that aws-amplify lets a signed-in user make. */
import { confirmUserAttribute, signIn, signOut, updatePassword, updateUserAttribute } from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useAmplify } from './amplify.ts';
import { anEmail, DAY, PASSWORD, StandIn } from './cognito-support.ts';

let standIn: StandIn;
let username: string;
beforeAll(async () => {
  standIn = await StandIn.open();
});
beforeEach(async () => {
  standIn.events.length = 0;
  const { userPoolId, clientId } = standIn.options;
  useAmplify({ userPoolId, userPoolClientId: clientId, userPoolEndpoint: standIn.endpoint });
  ({ email: username } = await standIn.user());
  await signIn({ username, password: PASSWORD });
});
afterAll(() => standIn.close());

const changeTo = (value: string) =>
  updateUserAttribute({
    userAttribute: { attributeKey: 'email', value },
    options: { clientMetadata: { flavour: 'community' } },
  });
const confirm = (confirmationCode: string) =>
  confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });

describe('a password', () => {
  it('is changed by who knows the old one', async () => {
    const change = (oldPassword: string, newPassword: string) => updatePassword({ oldPassword, newPassword });
    await expect(change('wrong-password', 'NewCatch1')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change(PASSWORD, 'NewCatch1');
    await expect(standIn.signIn(username)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await standIn.signIn(username, 'NewCatch1');
  });
});

describe('an address', () => {
  it('changes with the code that the new one got; until then the old one signs in', async () => {
    const address = anEmail();
    expect(await changeTo(address)).toMatchObject({
      nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
    });
    expect(standIn.mails.at(-1)?.to).toBe(address);
    expect(standIn.events).toMatchObject([
      {
        name: 'CustomMessage',
        event: {
          triggerSource: 'CustomMessage_UpdateUserAttribute',
          request: { userAttributes: { email: username }, clientMetadata: { flavour: 'community' } },
        },
      },
    ]);
    await standIn.signIn(username);
    await expect(standIn.signIn(address)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(confirm(standIn.wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });

    await confirm(standIn.lastCode());
    await standIn.signIn(address);
    await expect(standIn.signIn(username)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(confirm(standIn.lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('that somebody else has is refused, also when they took it while its code was on its way', async () => {
    const taken = { name: 'AliasExistsException' };
    await expect(changeTo((await standIn.user()).email.toUpperCase())).rejects.toMatchObject(taken);
    const address = anEmail();
    await changeTo(address);
    const code = standIn.lastCode();
    await standIn.user(address);
    await expect(confirm(code)).rejects.toMatchObject(taken);
    await standIn.signIn(username);
  });

  it('is the one that was asked for last, by a code that works for a day', async () => {
    await changeTo(anEmail());
    const first = standIn.lastCode();
    const address = anEmail();
    await changeTo(address);
    if (first !== standIn.lastCode()) await expect(confirm(first)).rejects.toThrow();
    standIn.advance(DAY - 1);
    await signOut();
    await signIn({ username, password: PASSWORD });
    await confirm(standIn.lastCode());
    await standIn.signIn(address);

    await changeTo(anEmail());
    standIn.advance(DAY);
    await signOut();
    await signIn({ username: address, password: PASSWORD });
    await expect(confirm(standIn.lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });
});
