import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#shared/me/endpoints.ts';
import { getHealth } from '#shared/system/endpoints.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/local-cloud.ts';

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud();
});
afterAll(() => cloud.stop());

describe('the local cloud', () => {
  it('answers the API', async () => {
    const { body } = await cloud.call(getHealth);
    expect(body).toMatchObject({ status: 'ok', stage: 'local' });
  });

  it('lets a person sign up with the code of the mail', async () => {
    const { accessToken, userId, email } = await cloud.signUp({ name: 'Ann Lee' });
    const { body } = await cloud.call(getMe, { token: accessToken });
    expect(body.user).toEqual({ id: userId, name: 'Ann Lee', email });
  });

  it('knows groups of a person at once', async () => {
    const { accessToken } = await cloud.createUser({ groups: ['admin'] });
    const { body } = await cloud.call(getMe, { token: accessToken });
    expect(body.roles).toEqual(['admin']);
  });

  it('refuses a caller without a token', async () => {
    const { status, error } = await cloud.call(getMe);
    expect(status).toBe(401);
    expect(error.code).toBe('not_signed_in');
  });

  it('has heard of no failure', () => {
    expect(cloud.failures).toEqual([]);
  });
});
