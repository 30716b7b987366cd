/** Webhooks as their receivers and coordinators see them. */
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { updateOrganization } from '#shared/organizations/endpoints.ts';
import { confirmReceipts, reviseReceipt } from '#shared/receipts/endpoints.ts';
import {
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  replayWebhookEvents,
  testWebhook,
  updateWebhook,
} from '#shared/webhooks/endpoints.ts';
import { runReactions } from '#tests/api/webhooks/changes-again.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aClaimScene, aKitchen, cancel, claimSoon, type Kitchen } from '#tests/support/claims.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { addMember } from '#tests/support/organizations.ts';
import { collectSome, verified as withPapers } from '#tests/support/receipts.ts';
import {
  addWebhook,
  anActiveWebhook,
  aReceiver,
  deliveriesOf,
  NO_RECEIVER,
  type Received,
  webhooksOf,
  withStatus,
} from '#tests/support/webhooks.ts';
import { addressInvalid, addressTaken, isWaiting, notActive, tooMany } from '#words/webhooks/fields.ts';

const verified = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, Object(headers));
const typesOf = (received: readonly Received[]) => received.map(({ type }) => type);
const by = ({ organizationId, coordinator }: Kitchen) => ({
  token: coordinator.accessToken,
  params: { organizationId },
});
const of = (kitchen: Kitchen, webhookId: string) => ({
  token: kitchen.coordinator.accessToken,
  params: { organizationId: kitchen.organizationId, webhookId },
});
const stored = (organizationId: string) => readItems(cloud, 'pk', `WEBHOOKS#${organizationId}`);
const create = (kitchen: Kitchen, address: string) =>
  cloud.call(createWebhook, { ...by(kitchen), body: { address, events: ['claim.created'] } });

describe('a webhook', () => {
  it('is active once its receiver has replied with the challenge', async () => {
    const [kitchen, receiver] = await Promise.all([aKitchen(cloud), aReceiver()]);
    const { secret, webhook } = await addWebhook(cloud, kitchen, receiver);
    expect(webhook.state).toBe('unverified');
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(receiver.received).toMatchObject([{ type: 'webhook.verify', data: { webhookId: webhook.id } }]);
    expect(await webhooksOf(cloud, kitchen)).toMatchObject([{ id: webhook.id, state: 'active' }]);
  });

  it('gets nothing else until then', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver(withStatus(200))]);
    const { webhook } = await addWebhook(cloud, scene.kitchen, receiver);
    await claimSoon(cloud, scene);
    await cloud.settled();
    expect(new Set(typesOf(receiver.received))).toEqual(new Set(['webhook.verify']));
    expect(await deliveriesOf(cloud, scene.kitchen, webhook.id)).toMatchObject([
      { event: 'webhook.verify', state: 'waiting', status: 200, problem: 'no_challenge' },
    ]);
  });

  it('tells of each change of a claim once and in order, signed, and without anything personal', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const { kitchen, pledgeId } = scene;
    const { organizationId, coordinator } = kitchen;
    const { secret, webhook } = await addWebhook(cloud, kitchen, receiver);
    const { id: claimId } = await claimSoon(cloud, scene);
    await cancel(cloud, coordinator, claimId);
    await cloud.settled();
    const told = receiver.received.slice(1);
    expect(typesOf(told)).toEqual(['claim.created', 'claim.cancelled']);
    for (const each of told) {
      expect(verified(secret, each)).toEqual({
        type: each.type,
        timestamp: expect.any(String),
        data: { organizationId, claimId, pledgeId, version: expect.any(Number) },
      });
    }
    const listed = await deliveriesOf(cloud, kitchen, webhook.id);
    expect(listed.map(({ event, state, status }) => [event, state, status])).toEqual([
      ['claim.cancelled', 'delivered', 200],
      ['claim.created', 'delivered', 200],
      ['webhook.verify', 'delivered', 200],
    ]);
    expect(listed.map(({ id }) => id).toReversed()).toEqual(receiver.received.map(({ id }) => id));
  });

  it('is told once of a change that the stream delivers again', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    await addWebhook(cloud, scene.kitchen, receiver);
    const { id: claimId } = await claimSoon(cloud, scene);
    await cloud.settled();
    await runReactions(cloud, ({ pk }) => pk === `CLAIM#${claimId}`);
    await cloud.settled();
    expect(typesOf(receiver.received)).toEqual(['webhook.verify', 'claim.created']);
  });

  it('tells of changed settings, and only of the events that were chosen', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    await addWebhook(cloud, scene.kitchen, receiver, ['organization.changed']);
    await claimSoon(cloud, scene);
    await cloud.call(updateOrganization, { ...by(scene.kitchen), body: { mealsPerWeek: 250 } });
    await cloud.settled();
    const { organizationId } = scene.kitchen;
    expect(receiver.received.slice(1)).toMatchObject([
      { type: 'organization.changed', data: { organizationId } },
    ]);
  });

  it('tells of new pledges that its organization can fetch and keep, and of no others', async () => {
    const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
    const [near, far] = await Promise.all([
      aKitchen(cloud),
      aKitchen(cloud, { coordinates: { lat: 29.3, lng: -94.8 } }),
    ]);
    const [receiver, other] = await Promise.all([aReceiver(), aReceiver()]);
    await addWebhook(cloud, near, receiver, ['pledge.created']);
    await addWebhook(cloud, far, other, ['pledge.created']);
    const { id: pledgeId } = await postPledge(cloud, fisherman);
    const { id: frozen } = await postPledge(cloud, fisherman, { handling: { storage: 'frozen' } });
    await cloud.settled();
    const { organizationId } = near;
    expect(receiver.received.slice(1)).toMatchObject([
      { type: 'pledge.created', data: { organizationId, pledgeId } },
    ]);
    expect(frozen).not.toBe(pledgeId);
    expect(typesOf(other.received)).toEqual(['webhook.verify']);
    await runReactions(cloud, ({ pk }) => pk === `PLEDGE#${pledgeId}`);
    await cloud.settled();
    expect(receiver.received).toHaveLength(2);
  });

  it('tells of each version of a receipt', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud, withPapers(cloud)), aReceiver()]);
    const { kitchen } = scene;
    const { organizationId } = kitchen;
    const events = ['receipt.drafted', 'receipt.confirmed', 'receipt.withdrawn'] as const;
    await addWebhook(cloud, kitchen, receiver, [...events]);
    const [draft] = await collectSome(cloud, scene);
    const { id: receiptId = '', claimId } = draft ?? {};
    await cloud.call(confirmReceipts, { ...by(kitchen), body: { receipts: [{ id: receiptId }] } });
    await cloud.call(reviseReceipt, {
      token: kitchen.coordinator.accessToken,
      params: { receiptId },
      body: { kind: 'withdrawal', replaces: 1, note: 'The fish had spoiled.' },
    });
    await cloud.settled();
    expect(receiver.received.slice(1)).toMatchObject(
      events.map((type, version) => ({ type, data: { organizationId, receiptId, claimId, version } })),
    );
  });

  it('is signed with both secrets for a day after a change', async () => {
    const [kitchen, receiver] = await Promise.all([aKitchen(cloud), aReceiver()]);
    const { secret: old, webhook } = await addWebhook(cloud, kitchen, receiver);
    const body = { secretMadeAt: webhook.secretMadeAt };
    const change = () => cloud.call(changeWebhookSecret, { ...of(kitchen, webhook.id), body });
    const { secret, webhook: changed } = (await change()).body;
    expect(secret).not.toBe(old);
    // The answer may have been lost.
    expect((await change()).body.secret).toBe(secret);
    expect(Date.parse(changed.formerSecretUntil ?? '')).toBeGreaterThan(Date.now());
    await cloud.call(testWebhook, of(kitchen, webhook.id));
    await cloud.settled();
    const [, test] = receiver.received;
    if (!test) throw new Error('No test arrived');
    for (const each of [old, secret]) expect(verified(each, test)).toMatchObject({ type: 'webhook.test' });
    const { secret: another } = await addWebhook(cloud, await aKitchen(cloud), receiver);
    expect(() => verified(another, test)).toThrow('No matching signature');
  });

  it('sends an event again under the same id when a coordinator asks for it', async () => {
    const [kitchen, receiver] = await Promise.all([aKitchen(cloud), aReceiver()]);
    const { webhookId, deliveryId } = await anActiveWebhook(cloud, kitchen.organizationId, receiver.address);
    const replay = () =>
      cloud.call(replayWebhookDelivery, {
        token: kitchen.coordinator.accessToken,
        params: { organizationId: kitchen.organizationId, webhookId, deliveryId },
      });
    expect((await replay()).body).toMatchObject({ id: deliveryId, state: 'waiting', attempts: 0 });
    await cloud.settled();
    expect(receiver.received).toMatchObject([{ id: deliveryId, type: 'organization.changed' }]);
    expect(await deliveriesOf(cloud, kitchen, webhookId)).toMatchObject([
      { id: deliveryId, state: 'delivered', attempts: 1 },
    ]);
    receiver.reply = withStatus(500);
    await replay();
    await cloud.settled();
    expect((await replay()).error).toMatchObject({ code: 'conflict', message: isWaiting });
  });

  it('replays nothing before it is verified', async () => {
    const [kitchen, receiver] = await Promise.all([aKitchen(cloud), aReceiver(withStatus(503))]);
    const { webhook } = await addWebhook(cloud, kitchen, receiver);
    const [delivery] = await deliveriesOf(cloud, kitchen, webhook.id);
    const { token, params } = of(kitchen, webhook.id);
    const answer = await cloud.call(replayWebhookDelivery, {
      token,
      params: { ...params, deliveryId: delivery?.id ?? '' },
    });
    expect(answer.error).toMatchObject({ code: 'conflict', message: notActive });
  });

  it('sends nothing more once it was ended', async () => {
    const [scene, receiver] = await Promise.all([aClaimScene(cloud), aReceiver()]);
    const { webhook } = await addWebhook(cloud, scene.kitchen, receiver);
    const end = () => cloud.call(deleteWebhook, of(scene.kitchen, webhook.id));
    expect((await end()).body).toEqual({ deleted: true });
    expect((await end()).body).toEqual({ deleted: true });
    await claimSoon(cloud, scene);
    await cloud.settled();
    expect(typesOf(receiver.received)).toEqual(['webhook.verify']);
  });

  it('ends when nobody acts for its organization any more', async () => {
    const kitchen = await aKitchen(cloud);
    const { organizationId, coordinator } = kitchen;
    const second = await cloud.createUser();
    await addMember(cloud, organizationId, second, 'coordinator');
    await anActiveWebhook(cloud, organizationId);
    await cloud.call(deleteAccount, { token: coordinator.accessToken });
    await cloud.settled();
    expect(await stored(organizationId)).toHaveLength(1);
    await cloud.call(deleteAccount, { token: second.accessToken });
    await cloud.settled();
    expect(await stored(organizationId)).toEqual([]);
  });
});

describe('webhooks of an organization', () => {
  it('are at most three, with different addresses', async () => {
    const kitchen = await aKitchen(cloud);
    const address = (number: number) => `https://p1111${number}.webhooks.creel.example/`;
    const made = await Promise.all([1, 2, 3, 4, 5].map((number) => create(kitchen, address(number))));
    const refused = made.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error?.message)).toEqual([tooMany(3), tooMany(3)]);
    expect(await webhooksOf(cloud, kitchen)).toHaveLength(3);
    const other = await aKitchen(cloud);
    await create(other, NO_RECEIVER);
    expect((await create(other, NO_RECEIVER)).error).toMatchObject({ message: addressTaken });
  });

  it.each([
    'http://hooks.example.org/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://printer.local/',
    'https://hooks.example.org:8443/',
    'https://user:secret@hooks.example.org/',
    'https://hooks.example.org/#part',
    `https://hooks.example.org/${'a'.repeat(500)}`,
  ])('have no address such as %s', async (address) => {
    const { error } = await create(await aKitchen(cloud), address);
    expect(error).toMatchObject({ issues: [{ path: 'address', message: addressInvalid }] });
  });

  it('are for its coordinators alone', async () => {
    const [kitchen, other, collector] = await Promise.all([
      aKitchen(cloud),
      aKitchen(cloud),
      cloud.createUser(),
    ]);
    const { organizationId } = kitchen;
    await addMember(cloud, organizationId, collector, 'collector');
    const { webhookId, deliveryId } = await anActiveWebhook(cloud, organizationId);
    const body = { address: NO_RECEIVER, events: ['claim.created' as const] };
    const calls = (token: string, params: { organizationId: string; webhookId: string }) => [
      cloud.call(listWebhooks, { token, params: { organizationId: params.organizationId } }),
      cloud.call(listWebhookDeliveries, { token, params }),
      cloud.call(changeWebhookSecret, { token, params, body: { secretMadeAt: new Date().toISOString() } }),
      cloud.call(testWebhook, { token, params }),
      cloud.call(replayWebhookDelivery, { token, params: { ...params, deliveryId } }),
      cloud.call(replayWebhookEvents, { token, params, body: { since: new Date().toISOString() } }),
      cloud.call(updateWebhook, { token, params, body }),
      cloud.call(deleteWebhook, { token, params }),
      cloud.call(createWebhook, {
        token,
        params: { organizationId: params.organizationId },
        body,
      }),
    ];
    const asked = async (token: string, params: { organizationId: string; webhookId: string }) =>
      (await Promise.all(calls(token, params))).map(({ status }) => status);
    expect(new Set(await asked(collector.accessToken, { organizationId, webhookId }))).toEqual(
      new Set([403]),
    );
    const stranger = other.coordinator.accessToken;
    expect(new Set(await asked(stranger, { organizationId, webhookId }))).toEqual(new Set([404]));
    // Through their own organization they don't reach it either.
    const through = { organizationId: other.organizationId, webhookId };
    const found = await asked(stranger, through);
    expect(found.slice(1, 7)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await webhooksOf(cloud, kitchen)).toHaveLength(1);
  });
});
