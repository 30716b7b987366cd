/** Webhooks of organizations, the events that wait for them, and those that were sent. */
import type {
  AttemptProblem,
  DeliveryState,
  OffReason,
  SentEvent,
  WebhookEvent,
  WebhookState,
} from '#shared/webhooks/schemas.ts';
import { defineItem, listIn } from '../../table/index.ts';

export interface FormerSecret {
  madeAt: string;
  until: string;
}

export interface StoredWebhook {
  webhookId: string;
  address: string;
  events: WebhookEvent[];
  state: WebhookState;
  offReason?: OffReason;
  /** ISO 8601. */
  offAt?: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; with the stage's secret it makes the webhook's secret, which is stored nowhere. */
  secretMadeAt: string;
  /** The secrets before, and until when each signs too (ISO 8601), the newest first. */
  formerSecrets?: readonly FormerSecret[];
  /** Since when nothing but failures arrived (ISO 8601), and how many requests in a row failed. */
  failingSince?: string;
  failures?: number;
  /** Nothing is sent before this time, in milliseconds since the epoch. */
  restsUntil?: number;
  /** The requests that are under way, and until when others wait for them (milliseconds since the epoch). */
  turn?: { id: string; until: number };
  /** The id of the last turn that has ended. */
  lastTurn?: string;
  replay?: Replay;
}

/** Events that are being sent again: those whose keys are from `from` to `to`. */
export interface Replay {
  id: string;
  from: string;
  to: string;
  /** When another one may begin even if this one has not ended, in milliseconds since the epoch. */
  until: number;
}

/** A webhook. Its number among those of the organization is part of the key, so that there are never too many. */
export const webhook = defineItem<StoredWebhook>()('webhook', {
  pk: 'WEBHOOKS#{organizationId}',
  sk: '{number}',
  owner: 'nobody',
});

export const webhooksOf = (organizationId: string) => listIn<StoredWebhook>(`WEBHOOKS#${organizationId}`);

/** The content of a request. */
export interface Told {
  event: SentEvent;
  /** ISO 8601. */
  at: string;
  /** The id of the claim, pledge, receipt, organization or webhook that it is about. Events with the same subject are sent in order. */
  subject: string;
  /** Ids, and the version of a claim or receipt; nothing personal. */
  data: Readonly<Record<string, string | number>>;
}

export interface StoredWebhookEvent extends Told {
  organizationId: string;
  /** How often it was sent. */
  attempts: number;
  /** Since when it waits, in milliseconds since the epoch. */
  since: number;
  /** When it is sent next, in milliseconds since the epoch. */
  dueAt: number;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** An event that waits to be sent. Its key sorts by time, and is the rest of the header `webhook-id`. */
export const webhookEvent = defineItem<StoredWebhookEvent>()('webhook event', {
  pk: 'WEBHOOK-EVENTS#{webhookId}',
  sk: '{eventKey}',
  owner: 'nobody',
});

export const eventsFor = (webhookId: string) => listIn<StoredWebhookEvent>(`WEBHOOK-EVENTS#${webhookId}`);

export interface StoredDelivery extends Told {
  state: DeliveryState;
  attempts: number;
  /** ISO 8601. */
  lastAttemptAt?: string;
  status?: number;
  problem?: AttemptProblem;
  /** The last replay that made it wait again. */
  replayId?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** An event as it is listed, also after it was sent. */
export const webhookDelivery = defineItem<StoredDelivery>()('webhook delivery', {
  pk: 'WEBHOOK-DELIVERIES#{webhookId}',
  sk: '{eventKey}',
  owner: 'nobody',
});

export const deliveriesTo = (webhookId: string) => listIn<StoredDelivery>(`WEBHOOK-DELIVERIES#${webhookId}`);
