import * as z from 'zod/mini';
import * as words from '#words/webhooks/fields.ts';
import { id, time } from '../fields.ts';
import { isWebhookAddress } from './address.ts';
import { WEBHOOK_ADDRESS_LENGTH } from './limits.ts';

/** The events of an organization that a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  'claim.created',
  'claim.approved',
  'claim.declined',
  'claim.cancelled',
  'claim.expired',
  'claim.no_show',
  'claim.collected',
  'claim.served',
  'pledge.created',
  'receipt.drafted',
  'receipt.confirmed',
  'receipt.corrected',
  'receipt.withdrawn',
  'organization.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Also the events that are sent when a coordinator asks for them. */
export const SENT_EVENTS = [...WEBHOOK_EVENTS, 'webhook.verify', 'webhook.test'] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];

export const WEBHOOK_STATES = ['unverified', 'active', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Why a webhook was turned off: its receiver said that it is gone, or failed for three days. */
export const OFF_REASONS = ['gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export const webhookBody = z.strictObject({
  address: z
    .string({ error: words.addressInvalid })
    .check(
      z.trim(),
      z.maxLength(WEBHOOK_ADDRESS_LENGTH, { error: words.addressInvalid, abort: true }),
      z.refine(isWebhookAddress, words.addressInvalid),
    ),
  events: z.array(z.enum(WEBHOOK_EVENTS)).check(
    z.minLength(1, { error: words.eventsMissing, abort: true }),
    z.maxLength(WEBHOOK_EVENTS.length, { error: words.eventsOnce, abort: true }),
    z.refine((events) => new Set(events).size === events.length, words.eventsOnce),
  ),
});
export type WebhookBody = z.output<typeof webhookBody>;

export const webhook = z.object({
  id,
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Only an active one is told of events. */
  state: z.enum(WEBHOOK_STATES),
  offReason: z.optional(z.enum(OFF_REASONS)),
  createdAt: time,
  secretMadeAt: time,
  /** Until when the secret before signs too. */
  formerSecretUntil: z.optional(time),
  /** Since when nothing but failures arrived. */
  failingSince: z.optional(time),
});
export type Webhook = z.output<typeof webhook>;

/** With its secret, which no other response contains. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() });
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Failures of an attempt other than its HTTP status. */
export const ATTEMPT_PROBLEMS = [
  'timeout',
  'no_address',
  'private_address',
  'no_connection',
  'no_challenge',
] as const;
export type AttemptProblem = (typeof ATTEMPT_PROBLEMS)[number];

export const deliveryId = z.string().check(z.regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/, words.deliveryInvalid));

export const webhookDelivery = z.object({
  /** The same as in the header `webhook-id`. */
  id: deliveryId,
  event: z.enum(SENT_EVENTS),
  at: time,
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  lastAttemptAt: z.optional(time),
  /** Of the last attempt. */
  status: z.optional(z.int()),
  problem: z.optional(z.enum(ATTEMPT_PROBLEMS)),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
