/** The functions of webhooks are cut off between sending a request and recording it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClaimScene, cancel, claimSoon } from '#tests/support/claims.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { addWebhook, aReceiver, deliveriesOf } from '#tests/support/webhooks.ts';

let cloud: FaultyCloud;
beforeAll(async () => {
  cloud = await startFaultyCloud(['send-webhooks', 'schedule-webhooks', 'react-to-changes']);
});
afterAll(() => cloud.stop());

const isOf = (queue: string) => (wire: { body: string }) => wire.body.includes(`/${queue}"`);

describe('an event', () => {
  it.each([
    ['before its result is recorded', 'webhook-turns', 'report'],
    ['before its request is queued', 'webhooks', 'signature'],
    ['before its turn is queued', 'webhook-turns', 'turn of a webhook'],
  ])('arrives at least once under one id, in order, if the function dies %s', async (_, queue, content) => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const { webhook } = await addWebhook(cloud, scene.kitchen, receiver);
    const broken = cloud.sqs.fail(
      (wire) => isOf(queue)(wire) && wire.body.includes(content),
      { breakOff: 'before' },
      4,
    );
    const { id: claimId } = await claimSoon(cloud, scene);
    await cancel(cloud, scene.kitchen.coordinator, claimId);
    await expect.poll(broken).toBe(4);
    await cloud.settled();
    cloud.sqs.lift();
    const events = (await deliveriesOf(cloud, scene.kitchen, webhook.id)).slice(0, 2);
    expect(events.map(({ event, state }) => [event, state])).toEqual([
      ['claim.cancelled', 'delivered'],
      ['claim.created', 'delivered'],
    ]);
    const ids = [...new Set(receiver.received.slice(1).map(({ id }) => id))];
    expect(ids).toEqual(events.map(({ id }) => id).toReversed());
    cloud.failures.length = 0;
  });
});
