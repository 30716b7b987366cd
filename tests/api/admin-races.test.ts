/** What an administrator began before somebody else ended that they are one. */
import { expect } from 'vitest';
import { removeRole, suspendUser } from '#shared/admin/endpoints.ts';
import { getMe } from '#shared/me/endpoints.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/faulty-cloud.ts';
import { it, useOwnCloud } from '#tests/support/fixtures.ts';

let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['admin-api']);
  return cloud;
});

it('suspends nobody whose role is taken while they suspend: of two administrators one is left', async () => {
  const [alma, bea] = [
    await cloud.createUser({ groups: ['admin'] }),
    await cloud.createUser({ groups: ['admin'] }),
  ];
  for (const { accessToken } of [alma, bea]) await cloud.call(getMe, { token: accessToken });
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const isOfSuspension = ({ operation, body }: { operation: string; body: string }) => {
    const isMeant = operation === 'TransactWriteItems' && body.includes('SUSPENDED-ADDRESS');
    if (isMeant) arrived.resolve();
    return isMeant;
  };
  cloud.dynamoDb.fail(isOfSuspension, { wait: released.promise }, 1);
  const suspending = cloud.call(suspendUser, {
    token: bea.accessToken,
    params: { userId: alma.userId },
    body: { reason: 'A test.' },
  });
  await arrived.promise;
  const params = { userId: bea.userId, role: 'admin' } as const;
  expect((await cloud.call(removeRole, { token: alma.accessToken, params })).status).toBe(200);
  released.resolve();
  expect((await suspending).error.code).toBe('not_allowed');
  expect((await cloud.call(getMe, { token: alma.accessToken })).body).toMatchObject({
    roles: ['admin'],
    isSuspended: false,
  });
});
