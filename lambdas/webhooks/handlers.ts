import { AppError } from '#shared/contract/errors.ts';
import type { MemberRole } from '#shared/organizations/schemas.ts';
import * as endpoints from '#shared/webhooks/endpoints.ts';
import * as words from '#words/webhooks/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { requireMember, stillMember } from '../organizations/store/members.ts';
import { check, equals, ifUnchanged, retry } from '../table/index.ts';
import { currentSecret } from './secrets.ts';
import * as events from './store/events.ts';
import type { StoredWebhook } from './store/items.ts';
import { beginReplay } from './store/replays.ts';
import * as webhooks from './store/webhooks.ts';

const ROLES: readonly MemberRole[] = ['coordinator'];

interface Asking {
  organizationId: string;
  userId: string;
}

/** Returns the step that stops a change by somebody who was just removed. @throws AppError for others than coordinators */
async function requireCoordinator({ organizationId, userId }: Asking) {
  await requireMember(userId, organizationId, ROLES);
  return stillMember(userId, organizationId, ROLES);
}

const withSecret = (stored: StoredWebhook, now: Date) => ({
  webhook: webhooks.toWebhook(stored, now),
  secret: currentSecret(stored),
});

export const listWebhooks = endpoint(
  endpoints.listWebhooks,
  async ({ params: { organizationId }, actor: { userId }, now }) => {
    await requireCoordinator({ organizationId, userId });
    const found = await webhooks.readWebhooks(organizationId);
    return { items: found.map((each) => webhooks.toWebhook(each, now)) };
  },
);

export const createWebhook = endpoint(
  endpoints.createWebhook,
  async ({ params: { organizationId }, body, actor: { userId }, now }) => {
    const made = await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      return await webhooks.createWebhook(organizationId, body, now, [still]);
    });
    return withSecret(made, now);
  },
);

export const updateWebhook = endpoint(
  endpoints.updateWebhook,
  async ({ params: { organizationId, webhookId }, body, actor: { userId }, now }) => {
    const changed = await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      return await webhooks.updateWebhook(organizationId, webhookId, body, now, [still]);
    });
    return webhooks.toWebhook(changed, now);
  },
);

export const deleteWebhook = endpoint(
  endpoints.deleteWebhook,
  async ({ params: { organizationId, webhookId }, actor: { userId } }) => {
    await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      const found = await webhooks.findWebhook(organizationId, webhookId);
      if (found) await webhooks.deleteWebhook(found, [still]);
    });
    return { deleted: true as const };
  },
);

export const changeWebhookSecret = endpoint(
  endpoints.changeWebhookSecret,
  async ({ params: { organizationId, webhookId }, body, actor: { userId }, now }) => {
    const changed = await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      const found = await webhooks.requireWebhook(organizationId, webhookId);
      return await webhooks.changeSecret(found, body.secretMadeAt, now, [still]);
    });
    return withSecret(changed, now);
  },
);

export const testWebhook = endpoint(
  endpoints.testWebhook,
  async ({ params: { organizationId, webhookId }, actor: { userId }, rememberAnswer, now }) => {
    const tested = await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      const found = await webhooks.requireWebhook(organizationId, webhookId);
      return await webhooks.testWebhook(organizationId, found, now, (after) => [
        still,
        rememberAnswer(webhooks.toWebhook(after, now)),
      ]);
    });
    return webhooks.toWebhook(tested, now);
  },
);

export const listWebhookDeliveries = endpoint(
  endpoints.listWebhookDeliveries,
  async ({ params: { organizationId, webhookId }, query, actor: { userId }, now }) => {
    await requireCoordinator({ organizationId, userId });
    await webhooks.requireWebhook(organizationId, webhookId);
    const { items, ...rest } = await events.listDeliveries(webhookId, query, now);
    return { ...rest, items: items.map(events.toDelivery) };
  },
);

export const replayWebhookDelivery = endpoint(
  endpoints.replayWebhookDelivery,
  async ({ params, actor: { userId }, now }) => {
    const { organizationId, webhookId } = params;
    return await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      const found = await webhooks.requireWebhook(organizationId, webhookId);
      if (found.state !== 'active') throw new AppError('conflict', words.notActive);
      const isActive = ifUnchanged(equals('state', 'active'));
      return await events.replay(params, now, [still, check(found, isActive.condition, isActive.otherwise)]);
    });
  },
);

export const replayWebhookEvents = endpoint(
  endpoints.replayWebhookEvents,
  async ({ params, body, actor: { userId }, rememberAnswer, now }) => {
    const { organizationId, webhookId } = params;
    return await retry(async () => {
      const still = await requireCoordinator({ organizationId, userId });
      const found = await webhooks.requireWebhook(organizationId, webhookId);
      if (found.state !== 'active') throw new AppError('conflict', words.notActive);
      const alongside = (answer: { events: number }) => [still, rememberAnswer(answer)];
      return await beginReplay(found, new Date(body.since), now, alongside);
    });
  },
);
