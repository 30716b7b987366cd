/** What a token can still do after its session, or its user, is gone. */
import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect } from 'vitest';
import { deleteAccount, getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { listRoles } from '#shared/people/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createProfile, updateProfile } from '#shared/profiles/endpoints.ts';
import { postCatch } from '#tests/api/builders.ts';
import { readItems } from '#tests/api/table.ts';
import { cloud, it, useOwnCloud } from '#tests/support/fixtures.ts';
import { signIn, type TestUser } from '#tests/support/users.ts';

useOwnCloud();

/** As `DeleteUser` does, which anybody may call for themselves without the site. */
async function deleteAtPool({ userId }: TestUser): Promise<void> {
  const { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, ...environment } = cloud.awsEnvironment;
  const pool = new CognitoIdentityProviderClient({
    endpoint: AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '',
    region: cloud.config.region,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  await pool.send(new AdminDeleteUserCommand({ UserPoolId: cloud.config.userPoolId, Username: userId }));
  pool.destroy();
}

const rename = ({ accessToken: token }: TestUser) =>
  cloud.call(updateProfile, { token, params: { profileType: 'fisherman' }, body: { name: 'Ruth Again' } });
const leftOf = async ({ userId }: TestUser) =>
  (await readItems(cloud, 'pk', `USER#${userId}`)).map(({ sk }) => sk);

describe('somebody who deleted themselves in the user pool', () => {
  it.each([
    ['looks who they are', ({ accessToken: token }: TestUser) => cloud.call(getMe, { token })],
    ['writes', rename],
  ])('is signed out as soon as their token %s, and everything of them goes', async (_what, call) => {
    const ruth = await cloud.createUser({ fisherman: 'Ruth Alder' });
    await cloud.call(getMe, { token: ruth.accessToken });
    const posted = await postCatch(cloud, ruth);
    await deleteAtPool(ruth);
    expect((await call(ruth)).status).toBe(401);
    await cloud.settled();
    expect((await cloud.call(getCatch, { params: { catchId: posted.id } })).status).toBe(404);
    expect(await leftOf(ruth)).toEqual(['DELETED']);
    expect((await rename(ruth)).status).toBe(401);
  });
});

describe('who signed out everywhere', () => {
  it('has no token left that writes, is used by a group, or deletes the account', async () => {
    const admin = await cloud.createUser({ groups: ['admin'], fisherman: 'Ruth Alder' });
    const token = admin.accessToken;
    expect((await rename(admin)).status).toBe(200);
    expect((await cloud.call(signOutEverywhere, { token })).body).toEqual({ signedOut: true });
    const body = { profileType: 'buyer' as const, name: 'Ruth Alder' };
    const refused = [
      await rename(admin),
      await cloud.call(createProfile, { token, body }),
      await cloud.call(listRoles, { token }),
      await cloud.call(deleteAccount, { token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    cloud.clock.advance(2000);
    const again = { ...admin, accessToken: await signIn(cloud, admin) };
    expect((await rename(again)).status).toBe(200);
    expect((await cloud.call(listRoles, { token: again.accessToken })).status).toBe(200);
  });

  it('is told so on every device that asks who they are, until they sign in there again', async () => {
    const ruth = await cloud.createUser({ fisherman: 'Ruth Alder' });
    const elsewhere = await signIn(cloud, ruth);
    expect((await cloud.call(getMe, { token: elsewhere })).status).toBe(200);
    await cloud.call(signOutEverywhere, { token: ruth.accessToken });
    const refused = await cloud.call(getMe, { token: elsewhere });
    expect([refused.status, refused.error?.code]).toEqual([401, 'not_signed_in']);
    cloud.clock.advance(2000);
    expect((await cloud.call(getMe, { token: await signIn(cloud, ruth) })).status).toBe(200);
  });
});
