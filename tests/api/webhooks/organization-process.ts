/**
 * A local cloud with an organization in its own process, which can be killed. Messages of its parent ask its coordinator
 * for something, or let time pass.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, deleteKey } from '#shared/keys/endpoints.ts';
import { changeWebhookSecret, createWebhook } from '#shared/webhooks/endpoints.ts';
import { WEBHOOK_EVENTS } from '#shared/webhooks/schemas.ts';
import { aClaimScene, type ClaimScene } from '#tests/support/claims.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { signIn } from '#tests/support/cloud/users.ts';
import { deliveriesOf, webhooksOf } from '#tests/support/webhooks.ts';

const [stateDirectory = '', port = '0', aheadMs = '0'] = process.argv.slice(2);
const cloud = await startLocalCloud(stateDirectory, { port: Number(port) });
cloud.clock.advance(Number(aheadMs));

const file = join(stateDirectory, 'scene.json');
const isNew = !existsSync(file);
const scene: ClaimScene = isNew ? await aClaimScene(cloud) : JSON.parse(readFileSync(file, 'utf8'));
if (isNew) writeFileSync(file, JSON.stringify(scene));
await cloud.settled();
const { organizationId, coordinator } = scene.kitchen;

/** As the coordinator, whose token ends after an hour of the cloud's clock. */
async function kitchenNow() {
  return { organizationId, coordinator: { ...coordinator, accessToken: await signIn(cloud, coordinator) } };
}

const tasks = {
  async key() {
    const { coordinator: by } = await kitchenNow();
    const body = { name: 'Planner', scopes: ['pledges:read' as const, 'claims:write' as const] };
    return (await cloud.call(createKey, { token: by.accessToken, params: { organizationId }, body })).body;
  },
  async endKey(keyId: string) {
    const { coordinator: by } = await kitchenNow();
    await cloud.call(deleteKey, { token: by.accessToken, params: { organizationId, keyId } });
  },
  async webhook(address: string) {
    const { coordinator: by } = await kitchenNow();
    const body = { address, events: [...WEBHOOK_EVENTS] };
    return (await cloud.call(createWebhook, { token: by.accessToken, params: { organizationId }, body }))
      .body;
  },
  async secret() {
    const kitchen = await kitchenNow();
    const [found] = await webhooksOf(cloud, kitchen);
    if (!found) throw new Error('There is no webhook');
    return (
      await cloud.call(changeWebhookSecret, {
        token: kitchen.coordinator.accessToken,
        params: { organizationId, webhookId: found.id },
        body: { secretMadeAt: found.secretMadeAt },
      })
    ).body;
  },
  /** Lets time pass, with the function that a deployment calls each minute. */
  async wait(ms: number) {
    cloud.clock.advance(ms);
    await cloud.settled();
    await cloud.runDue();
    await cloud.settled();
  },
  async deliveries() {
    const kitchen = await kitchenNow();
    const [found] = await webhooksOf(cloud, kitchen);
    return found ? await deliveriesOf(cloud, kitchen, found.id) : [];
  },
};

process.on('message', async ({ name, of }: { name: keyof typeof tasks; of: never }) => {
  const result = await tasks[name](of).catch((error: Error) => ({ failed: error.message }));
  process.send?.(result ?? {});
});
process.send?.({ origin: cloud.origin(), port: cloud.port, organizationId, pledgeId: scene.pledgeId });
