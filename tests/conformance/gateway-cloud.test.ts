import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { getMe } from '#shared/me/endpoints.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
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

  it('turns an upload into renditions', async () => {
    const { accessToken: token } = await cloud.createUser();
    const file = readFileSync(join(import.meta.dirname, '../support/photos/Landscape_6.jpg'));
    const { body: ticket } = await cloud.call(createUpload, {
      token,
      body: { kind: 'catch', contentType: 'image/jpeg', size: file.length },
    });
    const { status } = await fetch(ticket.url, {
      method: ticket.method,
      headers: ticket.headers,
      body: file,
    });
    expect(status).toBe(200);
    await cloud.settled();
    const { body: upload } = await cloud.call(getUpload, { token, params: { uploadId: ticket.uploadId } });
    expect(upload.status).toBe('ready');
    const response = await cloud.request(photoUrl(upload.photo?.id ?? '', 224, 'webp'));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('keeps everything over a restart', async () => {
    const { accessToken: token, email } = await cloud.signUp();
    cloud = await cloud.restart();
    const { body } = await cloud.call(getMe, { token });
    expect(body.user.email).toBe(email);
    expect(cloud.mails()).toContainEqual(expect.objectContaining({ to: email }));
  });

  it('moves its clock for functions and tokens alike', async () => {
    const { accessToken: token } = await cloud.createUser();
    cloud.clock.advance(2 * HOUR);
    expect((await cloud.call(getMe, { token })).status).toBe(401);
    const { accessToken } = await cloud.createUser();
    expect((await cloud.call(getMe, { token: accessToken })).status).toBe(200);
  });

  it('has heard of no failure', () => {
    expect(cloud.failures).toEqual([]);
  });
});
