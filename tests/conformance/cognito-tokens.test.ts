/** What `verify` lets in, and for how long: always on the stand-in, which lends its clock and its keys. */
import { readFile, writeFile } from 'node:fs/promises';
import {
  AdminCreateUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUserPool } from '#local/cognito/index.ts';
import { answerTo, beginSrp, modularPower, proveByPassword, signIn } from './cognito-srp-client.ts';
import { anEmail, aSignedInUser, aUser, openStandIn, publishedKeys, type StandIn } from './cognito-target.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const refresh = (RefreshToken: string) =>
  standIn.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: standIn.clientId, RefreshToken }));

describe('verify', () => {
  it('gives the claims of access and id tokens', async () => {
    const { AccessToken, IdToken, userId } = await aSignedInUser(standIn);
    await expect(standIn.pool.verify(AccessToken)).resolves.toMatchObject({
      sub: userId,
      token_use: 'access',
    });
    await expect(standIn.pool.verify(IdToken)).resolves.toMatchObject({ sub: userId, token_use: 'id' });
  });

  it('refuses a token whose claims were changed', async () => {
    const { AccessToken } = await aSignedInUser(standIn);
    const [header, , signature] = AccessToken.split('.');
    const claims = { ...decodeJwt(AccessToken), 'cognito:groups': ['admin'] };
    await expect(standIn.pool.verify(`${header}.${encode(claims)}.${signature}`)).rejects.toThrow(
      /signature/,
    );
  });

  it('refuses a token that says it needs no signature', async () => {
    const { AccessToken } = await aSignedInUser(standIn);
    const unsigned = `${encode({ alg: 'none' })}.${AccessToken.split('.')[1]}.`;
    await expect(standIn.pool.verify(unsigned)).rejects.toThrow();
  });

  it('refuses a token signed with the public key as if it were a secret', async () => {
    const { AccessToken } = await aSignedInUser(standIn);
    const [, key] = await publishedKeys(standIn);
    const forged = await new SignJWT(decodeJwt(AccessToken))
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
      .sign(Buffer.from(key?.n ?? '', 'base64url'));
    await expect(standIn.pool.verify(forged)).rejects.toThrow();
  });

  it.each([
    ['pool', { userPoolId: 'eu-west-1_Another01' }],
    ['pool of the same id', {}],
  ])('refuses a token of another %s', async (_, settings) => {
    const other = await openStandIn(settings);
    const { AccessToken } = await aSignedInUser(other);
    await other.close();
    await expect(standIn.pool.verify(AccessToken)).rejects.toThrow();
  });

  it('refuses a token of another pool even if that pool signs with the same keys', async () => {
    const state = await readFile(standIn.stateFile, 'utf8');
    const userPoolId = 'eu-west-1_Another01';
    const other = await openStandIn({ userPoolId });
    await writeFile(other.stateFile, state.replace(standIn.userPoolId, userPoolId));
    await other.restart();
    const { AccessToken } = await aSignedInUser(other);
    await expect(other.pool.verify(AccessToken)).resolves.toBeDefined();
    await other.close();
    await expect(standIn.pool.verify(AccessToken)).rejects.toThrow(/iss/);
  });

  it('refuses a token of another client of the same pool', async () => {
    const { AccessToken, IdToken } = await aSignedInUser(standIn);
    const otherClient = await openUserPool({
      region: standIn.region,
      userPoolId: standIn.userPoolId,
      clientId: 'anotherclient',
      stateFile: standIn.stateFile,
      mailCode: async () => undefined,
      invokeTrigger: async (_name, event) => event,
    });
    await expect(otherClient.verify(AccessToken)).rejects.toThrow(/another client/);
    await expect(otherClient.verify(IdToken)).rejects.toThrow(/another client/);
  });

  it('lets tokens in for an hour and no longer', async () => {
    const { AccessToken, IdToken } = await aSignedInUser(standIn);
    standIn.advance(HOUR - 1000);
    await expect(standIn.pool.verify(AccessToken)).resolves.toBeDefined();
    standIn.advance(1000);
    await expect(standIn.pool.verify(AccessToken)).rejects.toThrow(/exp/);
    await expect(standIn.pool.verify(IdToken)).rejects.toThrow(/exp/);
    await expect(standIn.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it.each(['', 'a.b.c', 'not a token'])('refuses %j', async (text) => {
    await expect(standIn.pool.verify(text)).rejects.toThrow();
  });
});

describe('time', () => {
  it('ends a session after 30 days', async () => {
    const { RefreshToken } = await aSignedInUser(standIn);
    standIn.advance(30 * DAY - 1000);
    await expect(refresh(RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
    standIn.advance(1000);
    await expect(refresh(RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('lifts a lockout: a second after the fifth wrong password, twice as long after each further one', async () => {
    const { email, password } = await aUser(standIn);
    const attempt = (given: string) =>
      signIn(standIn, email, given).then(
        () => 'in',
        (error: Error) => error.message,
      );
    for (let wrong = 1; wrong <= 5; wrong += 1) await attempt('wrong-password');
    standIn.advance(999);
    expect(await attempt(password)).toBe('Password attempts exceeded');
    standIn.advance(1);
    expect(await attempt('wrong-password')).toBe('Incorrect username or password.');
    standIn.advance(1999);
    expect(await attempt(password)).toBe('Password attempts exceeded');
    standIn.advance(1);
    expect(await attempt(password)).toBe('in');
    expect(await attempt('wrong-password')).toBe('Incorrect username or password.');
    expect(await attempt(password)).toBe('in');
  });

  it('ends a temporary password after a week', async () => {
    const user = { UserPoolId: standIn.userPoolId, Username: anEmail() };
    await standIn.sdk.send(
      new AdminCreateUserCommand({ ...user, TemporaryPassword: 'Temporary1', MessageAction: 'SUPPRESS' }),
    );
    standIn.advance(7 * DAY - 1);
    await expect(proveByPassword(standIn, user.Username, 'Temporary1')).resolves.toHaveProperty('Session');
    standIn.advance(1);
    await expect(proveByPassword(standIn, user.Username, 'Temporary1')).rejects.toMatchObject({
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
  });

  it('ends a sign-in that was begun three minutes ago, and one answer uses it up', async () => {
    const { email, password } = await aUser(standIn);
    const begin = () => beginSrp(standIn, email, modularPower(2n, 7777n));
    const [slow, twice] = [await begin(), await begin()];
    const answer = answerTo(standIn, twice, 7777n, password);
    await expect(standIn.sdk.send(answer)).resolves.toHaveProperty('AuthenticationResult');
    await expect(standIn.sdk.send(answer)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    standIn.advance(3 * 60_000);
    await expect(standIn.sdk.send(answerTo(standIn, slow, 7777n, password))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });
});
