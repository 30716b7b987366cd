/** What `verify` lets in, what survives a restart, and the HTTP surface: always on the stand-in, which lends its clock and its keys. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createRemoteJWKSet, decodeJwt, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openUserPool } from '#local/cognito/index.ts';
import { answerTo, beginSrp, modularPower, signIn } from './cognito-srp-client.ts';
import { aUser, openStandIn, type StandIn } from './cognito-target.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let standIn: StandIn;
beforeEach(async () => {
  standIn = await openStandIn();
});
afterEach(() => standIn.close());

async function signedInUser(target: StandIn = standIn) {
  const account = await aUser(target);
  return { ...account, ...(await signIn(target, account.email, account.password)) };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const keySet = z.object({ keys: z.array(z.record(z.string(), z.string())) });
const publishedKeys = async () => {
  const answer = await fetch(`${standIn.endpoint}/${standIn.userPoolId}/.well-known/jwks.json`);
  return keySet.parse(await answer.json()).keys;
};
const refresh = (RefreshToken: string) =>
  standIn.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: standIn.clientId, RefreshToken }));

describe('verify', () => {
  it('gives the claims of access and id tokens', async () => {
    const { AccessToken, IdToken, userId } = await signedInUser();
    await expect(standIn.pool.verify(AccessToken)).resolves.toMatchObject({
      sub: userId,
      token_use: 'access',
    });
    await expect(standIn.pool.verify(IdToken)).resolves.toMatchObject({ sub: userId, token_use: 'id' });
  });

  it('refuses a token whose claims were changed', async () => {
    const { AccessToken } = await signedInUser();
    const [header, , signature] = AccessToken.split('.');
    const claims = { ...decodeJwt(AccessToken), 'cognito:groups': ['admin'] };
    await expect(standIn.pool.verify(`${header}.${encode(claims)}.${signature}`)).rejects.toThrow(
      /signature/,
    );
  });

  it('refuses a token that says it needs no signature', async () => {
    const { AccessToken } = await signedInUser();
    const unsigned = `${encode({ alg: 'none' })}.${AccessToken.split('.')[1]}.`;
    await expect(standIn.pool.verify(unsigned)).rejects.toThrow();
  });

  it('refuses a token signed with the public key as if it were a secret', async () => {
    const { AccessToken } = await signedInUser();
    const [, key] = await publishedKeys();
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
    const { AccessToken } = await signedInUser(other);
    await other.close();
    await expect(standIn.pool.verify(AccessToken)).rejects.toThrow();
  });

  it('refuses a token of another client of the same pool', async () => {
    const { AccessToken, IdToken } = await signedInUser();
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
    const { AccessToken, IdToken } = await signedInUser();
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
    const { RefreshToken } = await signedInUser();
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

describe('a restart', () => {
  it('keeps users, and tokens issued before it valid', async () => {
    const { email, password, AccessToken, RefreshToken, userId } = await signedInUser();
    await standIn.restart();
    await expect(standIn.pool.verify(AccessToken)).resolves.toMatchObject({ sub: userId });
    await expect(standIn.sdk.send(new GetUserCommand({ AccessToken }))).resolves.toMatchObject({
      Username: userId,
    });
    await expect(refresh(RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
    await expect(signIn(standIn, email, password)).resolves.toHaveProperty('AccessToken');
  });

  it('finds every acknowledged change after the process was killed', async () => {
    const acknowledged = await createUsersUntilKilled();
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    await standIn.restart();
    for (const email of acknowledged) {
      const query = { UserPoolId: standIn.userPoolId, Filter: `email = "${email}"` };
      expect((await standIn.sdk.send(new ListUsersCommand(query))).Users).toHaveLength(1);
    }
  });

  it('is refused with a damaged file, or with the file of another pool', async () => {
    const text = await readFile(standIn.stateFile, 'utf8');
    await writeFile(standIn.stateFile, text.slice(0, 100));
    await expect(standIn.restart()).rejects.toThrow(/is not a user pool's state/);
    await writeFile(standIn.stateFile, text.replace(standIn.userPoolId, 'eu-west-1_Another01'));
    await expect(standIn.restart()).rejects.toThrow(/belongs to the user pool eu-west-1_Another01/);
  });

  /** Runs a pool on the same file in a process of its own, kills it in full work, and gives the addresses it had acknowledged. */
  async function createUsersUntilKilled(): Promise<string[]> {
    const settings = JSON.stringify({
      region: standIn.region,
      userPoolId: standIn.userPoolId,
      clientId: standIn.clientId,
      stateFile: standIn.stateFile,
    });
    const script = `
      import { openUserPool } from '${new URL('../../local/cognito/index.ts', import.meta.url).href}';
      const pool = await openUserPool(${settings});
      const create = async (email) => {
        await pool.createUser({ email, password: 'FreshCatch1', name: 'Ada', groups: [] });
        process.stdout.write(email + '\\n');
      };
      for (let round = 0; ; round += 1) {
        await Promise.all([create(round + '-a@example.com'), create(round + '-b@example.com')]);
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const acknowledged: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line);
      if (acknowledged.length === 20) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return acknowledged;
  }
});

describe('demo users', () => {
  it('are confirmed, in their groups, and stay as they are when made again', async () => {
    const input = { email: 'admin@example.com', password: 'FreshCatch1', name: 'Ada', groups: ['admin'] };
    const first = await standIn.pool.createUser(input);
    const { IdToken } = await signIn(standIn, input.email, input.password);
    expect(decodeJwt(IdToken)).toMatchObject({ 'cognito:groups': ['admin'], email_verified: true });
    const again = await standIn.pool.createUser({
      ...input,
      email: 'ADMIN@example.com',
      password: 'Another1',
    });
    expect(again).toEqual(first);
    await expect(signIn(standIn, input.email, input.password)).resolves.toHaveProperty('AccessToken');
  });

  it('cannot be in groups that the pool does not have', async () => {
    const input = {
      email: 'captain@example.com',
      password: 'FreshCatch1',
      name: 'Ada',
      groups: ['captains'],
    };
    await expect(standIn.pool.createUser(input)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('over HTTP', () => {
  const post = (target: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${standIn.endpoint}/`, {
      method: 'POST',
      body,
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}`, ...headers },
    });

  it('publishes the keys that tokens are signed with, one for each kind', async () => {
    const { AccessToken, IdToken } = await signedInUser();
    const url = new URL(`${standIn.endpoint}/${standIn.userPoolId}/.well-known/jwks.json`);
    for (const token of [AccessToken, IdToken]) {
      await expect(
        jwtVerify(token, createRemoteJWKSet(url), { issuer: standIn.pool.issuer }),
      ).resolves.toBeDefined();
    }
    const keys = await publishedKeys();
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(2);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('lets pages of any origin call, and read the name of an error', async () => {
    const preflight = await fetch(standIn.endpoint, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-amz-target,x-amz-user-agent,cache-control',
      },
    });
    expect(preflight.status).toBe(200);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type,x-amz-target,x-amz-user-agent,cache-control',
    });
    const refused = await post('InitiateAuth', '{}', { origin: 'http://localhost:5173' });
    expect(refused.status).toBe(400);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('x-amzn-ErrorType'),
      'x-amzn-errortype': 'InvalidParameterException:',
    });
    expect(await refused.json()).toMatchObject({ __type: 'InvalidParameterException' });
  });

  it.each([
    ['an unknown operation', 'LaunchBoats', '{}', 'UnknownOperationException'],
    ['a name that every object has', 'constructor', '{}', 'UnknownOperationException'],
    ['a body that is not JSON', 'SignUp', '{', 'SerializationException'],
    ['a missing parameter', 'SignUp', '{"ClientId":"x"}', 'InvalidParameterException'],
    ['an oversized body', 'SignUp', `"${'x'.repeat(200_000)}"`, 'RequestEntityTooLargeException'],
    ['an unsigned call of an administrator', 'ListUsers', '{}', 'MissingAuthenticationTokenException'],
  ])('refuses %s', async (_, target, body, name) => {
    const response = await post(target, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: name });
  });

  it('takes calls of administrators only with the right secret and for its region', async () => {
    const strict = await openStandIn({ credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
    const list = async (region: string, accessKeyId: string, secretAccessKey: string) => {
      const credentials = { accessKeyId, secretAccessKey };
      const sdk = new CognitoIdentityProviderClient({ region, endpoint: strict.endpoint, credentials });
      const outcome = await sdk.send(new ListUsersCommand({ UserPoolId: strict.userPoolId })).then(
        () => 'listed',
        (error: Error) => error.name,
      );
      sdk.destroy();
      return outcome;
    };
    expect(await list('eu-west-1', 'local', 'local')).toBe('listed');
    expect(await list('eu-west-1', 'local', 'guessed')).toBe('InvalidSignatureException');
    expect(await list('eu-west-1', 'somebody', 'local')).toBe('UnrecognizedClientException');
    expect(await list('us-east-1', 'local', 'local')).toBe('InvalidSignatureException');
    await strict.close();
  });
});
