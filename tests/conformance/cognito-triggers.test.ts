/** What Lambda triggers see and may do: always on the stand-in, which runs them in the test. */
import { AdminGetUserCommand, ConfirmSignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anEmail, aSignUp, codeIn, openStandIn, type StandIn } from './cognito-target.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
beforeEach(() => standIn.forget());
afterAll(() => standIn.close());

const confirm = (email: string, ConfirmationCode: string) =>
  standIn.sdk.send(
    new ConfirmSignUpCommand({ ClientId: standIn.clientId, Username: email, ConfirmationCode }),
  );

describe('triggers', () => {
  it('see the events AWS sends, with the metadata of the client', async () => {
    const email = await aSignUp(standIn);
    await confirm(email, codeIn(standIn.mails.at(-1)));
    expect(standIn.events).toMatchObject([
      {
        name: 'CustomMessage',
        event: {
          triggerSource: 'CustomMessage_SignUp',
          region: standIn.region,
          request: { codeParameter: '{####}', clientMetadata: { flavour: 'community' } },
        },
      },
      {
        name: 'PostConfirmation',
        event: {
          version: '1',
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          userPoolId: standIn.userPoolId,
          callerContext: { clientId: standIn.clientId },
          request: {
            userAttributes: {
              email,
              name: 'Ada Finn',
              email_verified: 'true',
              'cognito:user_status': 'CONFIRMED',
            },
          },
        },
      },
    ]);
  });

  it('may word the mail, in which the code replaces its placeholder', async () => {
    standIn.triggers.set('CustomMessage', (event) => ({
      ...event,
      response: { emailSubject: 'Welcome', emailMessage: '<p>Hello &amp; welcome</p><b>{####}</b>' },
    }));
    await aSignUp(standIn);
    const [mail] = standIn.mails;
    expect(mail).toMatchObject({
      subject: 'Welcome',
      text: `Hello & welcome\n${codeIn(standIn.mails.at(-1))}`,
    });
    expect(mail?.html).toBe(`<p>Hello &amp; welcome</p><b>${codeIn(standIn.mails.at(-1))}</b>`);
  });

  it('cannot undo a confirmation by failing', async () => {
    standIn.triggers.set('PostConfirmation', () => {
      throw new Error('the table is away');
    });
    const email = await aSignUp(standIn);
    await expect(confirm(email, codeIn(standIn.mails.at(-1)))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
    });
    const user = new AdminGetUserCommand({ UserPoolId: standIn.userPoolId, Username: email });
    expect(await standIn.sdk.send(user)).toHaveProperty('UserStatus', 'CONFIRMED');
  });

  it('get a copy: what they do to it changes no user', async () => {
    standIn.triggers.set('CustomMessage', (event) => {
      Object.assign(Reflect.get(Reflect.get(event, 'request'), 'userAttributes'), { name: 'Somebody else' });
      return event;
    });
    const email = await aSignUp(standIn);
    const query = new AdminGetUserCommand({ UserPoolId: standIn.userPoolId, Username: email });
    expect((await standIn.sdk.send(query)).UserAttributes).toContainEqual({
      Name: 'name',
      Value: 'Ada Finn',
    });
  });

  it('must give the event back', async () => {
    standIn.triggers.set('CustomMessage', () => ({}));
    await expect(aSignUp(standIn)).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
  });

  it('are called for only one of two sign-ups for one address, however they overlap', async () => {
    const email = anEmail();
    const outcomes = await Promise.allSettled([
      aSignUp(standIn, email),
      aSignUp(standIn, email.toUpperCase()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(standIn.events).toHaveLength(1);
  });
});
