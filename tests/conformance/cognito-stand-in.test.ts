/** What survives a restart, demo users, and the HTTP surface of the stand-in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './cognito-srp-client.ts';
import { aSignedInUser, openStandIn, publishedKeys, type StandIn } from './cognito-target.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

describe('a restart', () => {
  it('keeps users, and tokens issued before it valid', async () => {
    const { email, password, AccessToken, RefreshToken, userId } = await aSignedInUser(standIn);
    await standIn.restart();
    await expect(standIn.pool.verify(AccessToken)).resolves.toMatchObject({ sub: userId });
    await expect(standIn.sdk.send(new GetUserCommand({ AccessToken }))).resolves.toMatchObject({
      Username: userId,
    });
    await expect(
      standIn.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: standIn.clientId, RefreshToken })),
    ).resolves.toHaveProperty('AuthenticationResult');
    await expect(signIn(standIn, email, password)).resolves.toHaveProperty('AccessToken');
  });

  it('finds every acknowledged change after the process was killed', async () => {
    const acknowledged = await createUsersUntilKilled();
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    await standIn.restart();
    for (const email of acknowledged) {
      const query = { UserPoolId: standIn.userPoolId, Username: email };
      await expect(standIn.sdk.send(new AdminGetUserCommand(query))).resolves.toHaveProperty('Username');
    }
  });

  it('is refused with a damaged file, or with the file of another pool', async () => {
    const broken = await openStandIn();
    const text = await readFile(broken.stateFile, 'utf8');
    await writeFile(broken.stateFile, text.slice(0, 100));
    await expect(broken.restart()).rejects.toThrow(/is not a user pool's state/);
    await writeFile(broken.stateFile, text.replace(broken.userPoolId, 'eu-west-1_Another01'));
    await expect(broken.restart()).rejects.toThrow(/belongs to the user pool eu-west-1_Another01/);
    await broken.close();
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
    const { AccessToken, IdToken } = await aSignedInUser(standIn);
    const url = new URL(`${standIn.endpoint}/${standIn.userPoolId}/.well-known/jwks.json`);
    for (const token of [AccessToken, IdToken]) {
      await expect(
        jwtVerify(token, createRemoteJWKSet(url), { issuer: standIn.pool.issuer }),
      ).resolves.toBeDefined();
    }
    const keys = await publishedKeys(standIn);
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
    ['an unsigned call of an administrator', 'AdminGetUser', '{}', 'MissingAuthenticationTokenException'],
  ])('refuses %s', async (_, target, body, name) => {
    const response = await post(target, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: name });
  });

  it('takes calls of administrators only with the right secret and for its region', async () => {
    const strict = await openStandIn({ credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
    const read = async (region: string, accessKeyId: string, secretAccessKey: string) => {
      const credentials = { accessKeyId, secretAccessKey };
      const sdk = new CognitoIdentityProviderClient({ region, endpoint: strict.endpoint, credentials });
      const outcome = await sdk
        .send(new AdminGetUserCommand({ UserPoolId: strict.userPoolId, Username: 'nobody' }))
        .then(
          () => 'found',
          (error: Error) => error.name,
        );
      sdk.destroy();
      return outcome;
    };
    expect(await read('eu-west-1', 'local', 'local')).toBe('UserNotFoundException');
    expect(await read('eu-west-1', 'local', 'guessed')).toBe('InvalidSignatureException');
    expect(await read('eu-west-1', 'somebody', 'local')).toBe('UnrecognizedClientException');
    expect(await read('us-east-1', 'local', 'local')).toBe('InvalidSignatureException');
    await strict.close();
  });
});
