import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { id, time } from '../fields.ts';
import { deliveryId, webhook, webhookBody, webhookDelivery, webhookWithSecret } from './schemas.ts';

export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/organizations/{organizationId}/webhooks',
  summary: "List an organization's webhooks, for its coordinators",
  access: 'member',
  params: z.object({ organizationId: id }),
  /** At most three. */
  answer: z.object({ items: z.array(webhook) }),
  errors: ['suspended', 'not_allowed'],
});

export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/organizations/{organizationId}/webhooks',
  summary:
    'Tell an address of events, as a coordinator; it gets them once it has replied to the first request with its challenge. An address that the organization has already is refused',
  access: 'member',
  limit: 'organization',
  params: z.object({ organizationId: id }),
  body: webhookBody,
  answer: webhookWithSecret,
  errors: ['not_allowed', 'conflict'],
});

export const updateWebhook = defineEndpoint({
  name: 'updateWebhook',
  method: 'PUT',
  path: '/organizations/{organizationId}/webhooks/{webhookId}',
  summary:
    'Change the address and the events of a webhook, as a coordinator. A new address has to verify itself before it gets events; the secret stays the same',
  access: 'member',
  limit: 'organization',
  params: z.object({ organizationId: id, webhookId: id }),
  body: webhookBody,
  answer: webhook,
  errors: ['not_allowed', 'conflict'],
});

export const deleteWebhook = defineEndpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/organizations/{organizationId}/webhooks/{webhookId}',
  summary: 'End a webhook, as a coordinator; a second call changes nothing',
  access: 'member',
  limit: 'organization',
  params: z.object({ organizationId: id, webhookId: id }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['not_allowed'],
});

export const changeWebhookSecret = defineEndpoint({
  name: 'changeWebhookSecret',
  method: 'POST',
  path: '/organizations/{organizationId}/webhooks/{webhookId}/secret',
  summary:
    'Make a new secret for a webhook in place of the one made at a certain time, as a coordinator; for a day the one before signs too. A second call returns the same secret',
  access: 'member',
  limit: 'organization',
  params: z.object({ organizationId: id, webhookId: id }),
  body: z.strictObject({ secretMadeAt: time }),
  answer: webhookWithSecret,
  errors: ['not_allowed', 'conflict'],
});

export const testWebhook = defineEndpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/organizations/{organizationId}/webhooks/{webhookId}/test',
  summary:
    'Send a test event to a webhook, as a coordinator. One that is not verified, or was turned off, gets a new challenge instead',
  access: 'member',
  limit: 'organization',
  idempotent: true,
  params: z.object({ organizationId: id, webhookId: id }),
  answer: webhook,
  errors: ['not_allowed'],
});

export const listWebhookDeliveries = defineEndpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/organizations/{organizationId}/webhooks/{webhookId}/deliveries',
  summary: 'List what was sent to a webhook in the last 30 days, for coordinators',
  access: 'member',
  params: z.object({ organizationId: id, webhookId: id }),
  query: z.strictObject(listQuery),
  answer: listOf(webhookDelivery),
  errors: ['suspended', 'not_allowed'],
});

export const replayWebhookDelivery = defineEndpoint({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/organizations/{organizationId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  summary: 'Send an event to an active webhook again under the same id, as a coordinator',
  access: 'member',
  limit: 'organization',
  params: z.object({ organizationId: id, webhookId: id, deliveryId }),
  answer: webhookDelivery,
  errors: ['not_allowed', 'conflict'],
});

export const replayWebhookEvents = defineEndpoint({
  name: 'replayWebhookEvents',
  method: 'POST',
  path: '/organizations/{organizationId}/webhooks/{webhookId}/replay',
  summary:
    'Send the events of the last 30 days since a certain time to an active webhook again, in order and under the same ids, as a coordinator. More than 1,000, or a second time meanwhile, are refused',
  access: 'member',
  limit: 'organization',
  idempotent: true,
  params: z.object({ organizationId: id, webhookId: id }),
  body: z.strictObject({ since: time }),
  /** How many are sent again. Those that wait already are not among them, nor are tests and challenges. */
  answer: z.object({ events: z.int() }),
  errors: ['not_allowed', 'conflict'],
});
