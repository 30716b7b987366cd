import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { aPledge } from '../support/builders.ts';

useOwnCloud();

let person: TestUser;

it.beforeAll(async () => {
  person = await cloud.createUser({ fisherman: A_FISHERMAN });
});

/** Claims of a genuine access token, for tokens that are forged. */
function claims(): Record<string, unknown> {
  const payload = person.accessToken.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
}

async function forged(changes: Record<string, unknown> = {}): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  const kid = JSON.parse(
    Buffer.from(person.accessToken.split('.')[0] ?? '', 'base64url').toString('utf8'),
  ).kid;
  return await new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(privateKey);
}

const statusOf = async (token: string) => (await cloud.call(getMe, { token })).status;

describe('the API', () => {
  it('knows the owner of a genuine token', async () => {
    expect(await statusOf(person.accessToken)).toBe(200);
  });

  it.each([
    ['signed by someone else', () => forged()],
    ['of another pool', () => forged({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_OTHER' })],
    ['with algorithm none', async () => new UnsecuredJWT(claims()).encode()],
    [
      'with a changed owner',
      async () => {
        const [head, , signature] = person.accessToken.split('.');
        const body = Buffer.from(JSON.stringify({ ...claims(), sub: crypto.randomUUID() })).toString(
          'base64url',
        );
        return `${head}.${body}.${signature}`;
      },
    ],
    ['that is no token', async () => 'abc.def.ghi'],
  ])('refuses a token %s', async (_name, token) => {
    expect(await statusOf(await token())).toBe(401);
  });

  it('refuses a token that has expired', async () => {
    const early = await cloud.createUser({ fisherman: A_FISHERMAN });
    cloud.clock.advance(2 * HOUR);
    expect(await statusOf(early.accessToken)).toBe(401);
    cloud.clock.advance(-2 * HOUR);
  });

  it('takes who acts from the token and from nowhere else', async () => {
    const other = await cloud.createUser({ fisherman: A_FISHERMAN });
    const body = { ...aPledge(), fishermanId: other.userId } as ReturnType<typeof aPledge>;
    const answer = await cloud.call(createPledge, { token: person.accessToken, body });
    expect(answer.status).toBe(422);
    expect(answer.error.issues).toEqual([{ path: 'fishermanId', message: 'This field is not known.' }]);
  });
});
