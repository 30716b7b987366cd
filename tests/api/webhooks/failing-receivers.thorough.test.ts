/** Receivers that fail: repeats, their end, and others that wait for nothing. */
import { describe, expect } from 'vitest';
import { DAY, HOUR } from '#shared/limits.ts';
import { testWebhook } from '#shared/webhooks/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, cancel, claimSoon, type Kitchen } from '#tests/support/claims.ts';
import { signIn } from '#tests/support/cloud/users.ts';
import {
  addWebhook,
  anActiveWebhook,
  aReceiver,
  asAsked,
  deliveriesOf,
  type Received,
  webhooksOf,
  withStatus,
} from '#tests/support/webhooks.ts';
import { offSubject } from '#words/webhooks/emails.ts';

// It moves the clock.
useOwnCloud();

const SECOND = 1000;
const typesOf = (received: readonly Received[]) => received.map(({ type }) => type);

/** Lets time pass, by minutes for a few minutes, with the function that a deployment calls each minute. */
async function wait(ms: number): Promise<void> {
  cloud.clock.advance(ms);
  await cloud.settled();
  await cloud.runDue();
  await cloud.settled();
}

/** Events by type, because changes keep the real time when the clock is moved. */
const listed = async (kitchen: Kitchen, webhookId: string) =>
  Object.fromEntries((await deliveriesOf(cloud, kitchen, webhookId)).map((each) => [each.event, each]));

/** A token lasts for an hour of the cloud's clock. */
async function renewed({ organizationId, coordinator }: Kitchen): Promise<Kitchen> {
  return { organizationId, coordinator: { ...coordinator, accessToken: await signIn(cloud, coordinator) } };
}

describe('a receiver that fails', () => {
  it('gets events again under the same ids, in order for each claim', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const { webhook } = await addWebhook(cloud, scene.kitchen, receiver);
    receiver.reply = withStatus(500);
    const { id: claimId } = await claimSoon(cloud, scene);
    await cancel(cloud, scene.kitchen.coordinator, claimId);
    await cloud.settled();
    expect(typesOf(receiver.received.slice(1))).toEqual(['claim.created']);
    expect(await webhooksOf(cloud, scene.kitchen)).toMatchObject([{ failingSince: expect.any(String) }]);
    receiver.reply = asAsked;
    await wait(6 * SECOND);
    const [, first, again, last] = receiver.received;
    expect(typesOf(receiver.received.slice(1))).toEqual([
      'claim.created',
      'claim.created',
      'claim.cancelled',
    ]);
    expect(again?.id).toBe(first?.id);
    expect(last?.id).not.toBe(first?.id);
    expect(await listed(scene.kitchen, webhook.id)).toMatchObject({
      'claim.created': { state: 'delivered', attempts: 2 },
      'claim.cancelled': { state: 'delivered', attempts: 1 },
    });
    expect(await webhooksOf(cloud, scene.kitchen)).not.toMatchObject([{ failingSince: expect.any(String) }]);
  });

  it('is not followed to another place', async () => {
    const [scene, elsewhere] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const location = elsewhere.address;
    const receiver = await aReceiver(withStatus(302, { location }));
    const { webhookId } = await anActiveWebhook(cloud, scene.kitchen.organizationId, receiver.address);
    await claimSoon(cloud, scene);
    await cloud.settled();
    expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0]);
    expect(await listed(scene.kitchen, webhookId)).toMatchObject({
      'claim.created': { state: 'waiting', attempts: 1, status: 302 },
    });
  });

  it('gets nothing more when it replies that it is gone, until it verifies itself again', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const { kitchen } = scene;
    const { webhook } = await addWebhook(cloud, kitchen, receiver);
    receiver.reply = withStatus(500);
    const { id: claimId } = await claimSoon(cloud, scene);
    await cancel(cloud, kitchen.coordinator, claimId);
    await cloud.settled();
    receiver.reply = withStatus(410);
    await wait(6 * SECOND);
    expect(typesOf(receiver.received.slice(1))).toEqual(['claim.created', 'claim.created']);
    expect(await webhooksOf(cloud, kitchen)).toMatchObject([{ state: 'off', offReason: 'gone' }]);
    expect(await listed(kitchen, webhook.id)).toMatchObject({
      'claim.created': { state: 'given_up', status: 410 },
      'claim.cancelled': { state: 'given_up', attempts: 0 },
      'webhook.verify': { state: 'delivered' },
    });
    const mails = cloud.mails().filter(({ to }) => to === kitchen.coordinator.email);
    expect(mails.filter(({ subject }) => subject === offSubject('Harbor Kitchen'))).toHaveLength(1);
    receiver.reply = asAsked;
    const { organizationId, coordinator } = kitchen;
    await cloud.call(testWebhook, {
      token: coordinator.accessToken,
      params: { organizationId, webhookId: webhook.id },
    });
    await cloud.settled();
    expect(receiver.received.at(-1)?.type).toBe('webhook.verify');
    expect((await webhooksOf(cloud, kitchen))[0]?.state).toBe('active');
  });

  it('gets ten attempts within three days, and is then turned off', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const { webhook } = await addWebhook(cloud, scene.kitchen, receiver);
    receiver.reply = withStatus(503);
    await claimSoon(cloud, scene);
    await cloud.settled();
    await wait(6 * SECOND);
    for (let hours = 0; hours < 75; hours++) await wait(HOUR);
    const kitchen = await renewed(scene.kitchen);
    const created = receiver.received.filter(({ type }) => type === 'claim.created');
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(created).toHaveLength(10);
    const [entry] = (await deliveriesOf(cloud, kitchen, webhook.id)).filter(
      ({ id }) => id === created[0]?.id,
    );
    expect(entry).toMatchObject({ state: 'given_up', attempts: 10, status: 503 });
    // Its claim has expired meanwhile, which is another event.
    await wait(DAY);
    expect(await webhooksOf(cloud, await renewed(kitchen))).toMatchObject([
      { state: 'off', offReason: 'failing' },
    ]);
  });

  it('holds nobody else up while it hangs', async () => {
    const [scene, other, receiver] = await Promise.all([aClaimScene(cloud), aClaimScene(cloud), aReceiver()]);
    const hanging = await aReceiver(() => undefined);
    const { webhookId } = await anActiveWebhook(cloud, scene.kitchen.organizationId, hanging.address);
    await addWebhook(cloud, other.kitchen, receiver);
    await claimSoon(cloud, scene);
    const [sent] = await Promise.all([
      expect
        .poll(() => hanging.received.length)
        .toBe(1)
        .then(() => claimSoon(cloud, other)),
      expect.poll(() => typesOf(receiver.received), { timeout: 4000 }).toContain('claim.created'),
    ]);
    expect(sent.state).toBe('reserved');
    await cloud.settled();
    expect(await listed(scene.kitchen, webhookId)).toMatchObject({
      'claim.created': { state: 'waiting', problem: 'timeout' },
    });
  });
});
