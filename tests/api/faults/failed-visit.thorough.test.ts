/** A read that also writes a record, and must not fail if the record fails. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { FAULTS } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, SDK_ATTEMPTS, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';

let cloud: FaultyCloud;
beforeAll(async () => {
  cloud = await startFaultyCloud();
});
afterAll(() => cloud.stop());

it('opens an account even if the day of the visit cannot be recorded', async () => {
  const { accessToken: token } = await cloud.createUser();
  const met = cloud.dynamoDb.fail(
    ({ operation, body }) => operation === 'PutItem' && body.includes('LAST-SEEN'),
    FAULTS.dynamoDb.failed,
    SDK_ATTEMPTS,
  );
  expect((await cloud.call(getMe, { token })).status).toBe(200);
  expect(met()).toBe(SDK_ATTEMPTS);
});
