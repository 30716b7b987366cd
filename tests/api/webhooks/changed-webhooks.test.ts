/** Webhooks that are edited, and all that was sent to them since a time, sent again. */
import { describe, expect } from 'vitest';
import { eventKeyOf, messageIdOf, orderOfVersion } from '#lambdas/webhooks/store/events.ts';
import { webhook, webhookDelivery } from '#lambdas/webhooks/store/items.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { createWebhook, replayWebhookEvents, updateWebhook } from '#shared/webhooks/endpoints.ts';
import { MAX_REPLAYED } from '#shared/webhooks/limits.ts';
import type { WebhookBody } from '#shared/webhooks/schemas.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, aKitchen, claimSoon, type Kitchen } from '#tests/support/claims.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import {
  addWebhook,
  anActiveWebhook,
  aReceiver,
  asAsked,
  NO_RECEIVER,
  type Received,
  webhooksOf,
  withStatus,
} from '#tests/support/webhooks.ts';
import { addressTaken, isReplaying, tooManySince } from '#words/webhooks/fields.ts';

const typesOf = (received: readonly Received[]) => received.map(({ type }) => type);
const change = ({ organizationId, coordinator }: Kitchen, webhookId: string, body: WebhookBody) =>
  cloud.call(updateWebhook, {
    token: coordinator.accessToken,
    params: { organizationId, webhookId },
    body,
  });

describe('a webhook with another address', () => {
  it('gets events there once it has verified itself, with the same secret', async () => {
    const [scene, before, after] = await Promise.all([aClaimScene(cloud), aReceiver(), aReceiver()]);
    const { kitchen } = scene;
    const { webhook: made } = await addWebhook(cloud, kitchen, before);
    const body: WebhookBody = { address: after.address, events: ['claim.created'] };
    const changed = await change(kitchen, made.id, body);
    expect(changed.body).toEqual({ ...made, ...body, state: 'unverified' });
    await cloud.settled();
    await claimSoon(cloud, scene);
    // The answer may have been lost.
    await change(kitchen, made.id, body);
    await cloud.settled();
    expect(typesOf(before.received)).toEqual(['webhook.verify']);
    expect(typesOf(after.received)).toEqual(['webhook.verify', 'claim.created']);
  });

  it('is not verified by a late reply of the address before', async () => {
    const [kitchen, before, after] = await Promise.all([
      aKitchen(cloud),
      aReceiver(),
      aReceiver(withStatus(200)),
    ]);
    const release = new Promise<() => void>((resolve) => {
      before.reply = (response, received) => resolve(() => asAsked(response, received));
    });
    const { organizationId, coordinator } = kitchen;
    const events: WebhookBody['events'] = ['claim.created'];
    const made = await cloud.call(createWebhook, {
      token: coordinator.accessToken,
      params: { organizationId },
      body: { address: before.address, events },
    });
    const reply = await release;
    await change(kitchen, made.body.webhook.id, { address: after.address, events });
    reply();
    await cloud.settled();
    expect(await webhooksOf(cloud, kitchen)).toMatchObject([{ address: after.address, state: 'unverified' }]);
  });

  it('has one that the organization does not use yet', async () => {
    const kitchen = await aKitchen(cloud);
    const other = `${NO_RECEIVER}/other`;
    await anActiveWebhook(cloud, kitchen.organizationId);
    const { webhook: made } = await addWebhook(cloud, kitchen, { address: other });
    const { error } = await change(kitchen, made.id, { address: NO_RECEIVER, events: ['claim.created'] });
    expect(error).toMatchObject({ code: 'conflict', message: addressTaken });
  });
});

it('goes on with other events without verifying itself', async () => {
  const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
  const { kitchen } = scene;
  const { webhook: made } = await addWebhook(cloud, kitchen, receiver);
  const { body } = await change(kitchen, made.id, { address: receiver.address, events: ['claim.served'] });
  expect(body).toMatchObject({ state: 'active', events: ['claim.served'] });
  await claimSoon(cloud, scene);
  await cloud.settled();
  expect(typesOf(receiver.received)).toEqual(['webhook.verify']);
});

describe('a replay since a time', () => {
  const since = (time: number) => new Date(time).toISOString();

  /** Events of one claim that were delivered, one for each of these times. @returns their ids */
  async function delivered({ organizationId }: Kitchen, webhookId: string, times: readonly number[]) {
    const expiresAt = Math.ceil((Date.now() + DAY) / 1000);
    const items = times.map((time, index) => {
      const data = { organizationId, version: index + 1 };
      const told = { event: 'claim.served', at: since(time), subject: 'a claim', data } as const;
      const eventKey = eventKeyOf(told, orderOfVersion(index + 1));
      const stored = { ...told, state: 'delivered', attempts: 1, status: 200, expiresAt } as const;
      return { ...webhookDelivery.item({ webhookId, eventKey }, stored) };
    });
    await putItems(cloud, items);
    return items.map(({ sk }) => messageIdOf(sk));
  }

  const replay = ({ organizationId, coordinator }: Kitchen, webhookId: string, time: number) =>
    cloud.call(replayWebhookEvents, {
      token: coordinator.accessToken,
      params: { organizationId, webhookId },
      body: { since: since(time) },
    });

  it('sends each event of that time again, once and in order, and none of more than 30 days ago', async () => {
    const [kitchen, receiver] = await Promise.all([aKitchen(cloud), aReceiver()]);
    const { webhookId } = await anActiveWebhook(cloud, kitchen.organizationId, receiver.address);
    const first = Date.now() - DAY;
    await delivered(kitchen, webhookId, [Date.now() - 31 * DAY]);
    const ids = await delivered(
      kitchen,
      webhookId,
      Array.from({ length: 60 }, (_, index) => first + index * MINUTE),
    );
    const answer = await replay(kitchen, webhookId, first + 5 * MINUTE);
    // With the one event that every such webhook has.
    expect(answer.body).toEqual({ events: 56 });
    await cloud.settled();
    expect(receiver.received.map(({ id }) => id).slice(0, -1)).toEqual(ids.slice(5));
    receiver.received.length = 0;
    expect((await replay(kitchen, webhookId, 0)).body).toEqual({ events: 61 });
    await cloud.settled();
    expect(receiver.received).toHaveLength(61);
    expect((await replay(kitchen, webhookId, Date.now() + DAY)).body).toEqual({ events: 0 });
  });

  it('is refused for too many events, and while another one is under way', async () => {
    const kitchen = await aKitchen(cloud);
    const { organizationId } = kitchen;
    const { webhookId } = await anActiveWebhook(cloud, organizationId);
    const first = Date.now() - DAY;
    const key = webhook.key({ organizationId, number: '1' });
    // Without an id, no job runs and ends it.
    await setAttribute(cloud, key, 'replay', { until: Date.now() + MINUTE });
    expect((await replay(kitchen, webhookId, first)).error).toMatchObject({
      code: 'conflict',
      message: isReplaying,
    });
    await delivered(
      kitchen,
      webhookId,
      Array.from({ length: MAX_REPLAYED }, (_, index) => first + index * MINUTE),
    );
    expect((await replay(kitchen, webhookId, first)).error).toMatchObject({
      code: 'conflict',
      message: tooManySince(MAX_REPLAYED),
    });
  });
});
