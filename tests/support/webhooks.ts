/** Programs that receive webhooks. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ulid } from 'ulid';
import { onTestFinished } from 'vitest';
import { eventKeyOf, messageIdOf } from '#lambdas/webhooks/store/events.ts';
import { webhook, webhookDelivery } from '#lambdas/webhooks/store/items.ts';
import { DAY } from '#shared/limits.ts';
import { createWebhook, listWebhookDeliveries, listWebhooks } from '#shared/webhooks/endpoints.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookWithSecret } from '#shared/webhooks/schemas.ts';
import type { Kitchen } from './claims.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';

export interface Received {
  id: string;
  body: string;
  headers: IncomingHttpHeaders;
  type: string;
  data: Record<string, unknown>;
}

/** Replies to a request, or leaves it open. */
type Reply = (response: ServerResponse, received: Received) => void;

export interface Receiver {
  /** As a coordinator types it. */
  address: string;
  readonly received: Received[];
  /** Replies like this from now on. */
  reply: Reply;
}

export const withStatus =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end();

/** The reply of a program that works: it repeats the challenge, if there is one. */
export const asAsked: Reply = (response, { data }) =>
  void response.writeHead(200).end(JSON.stringify({ challenge: data.challenge }));

/** Starts a program at its own port, until the test ends. */
export async function aReceiver(reply: Reply = asAsked): Promise<Receiver> {
  const receiver: Receiver = { address: '', received: [], reply };
  const server = createServer(async (message, response) => {
    const received = await readRequest(message);
    receiver.received.push(received);
    receiver.reply(response, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.address = `https://p${port}.webhooks.creel.example/hook`;
  return receiver;
}

async function readRequest(message: IncomingMessage): Promise<Received> {
  const body = await text(message);
  const { type, data } = JSON.parse(body);
  const { headers } = message;
  return { id: String(headers['webhook-id']), body, headers, type, data };
}

/** The events that only the own doings of an organization and its fishermen cause: others pledge meals around it, too. */
const OWN_EVENTS = WEBHOOK_EVENTS.filter((event) => event !== 'pledge.created');

/** Makes a webhook for a receiver, and waits until it is asked to verify itself. */
export async function addWebhook(
  cloud: LocalCloud,
  { organizationId, coordinator }: Kitchen,
  { address }: Pick<Receiver, 'address'>,
  events: WebhookEvent[] = OWN_EVENTS,
): Promise<WebhookWithSecret> {
  const { body } = await cloud.call(createWebhook, {
    token: coordinator.accessToken,
    params: { organizationId },
    body: { address, events },
  });
  await cloud.settled();
  return body;
}

/** Nothing listens there. */
export const NO_RECEIVER = 'https://p11111.webhooks.creel.example/creel';

/** An active webhook of an organization, to which one event was delivered. */
export async function anActiveWebhook(
  cloud: LocalCloud,
  organizationId: string,
  address: string = NO_RECEIVER,
): Promise<{ webhookId: string; deliveryId: string; madeAt: string }> {
  // Otherwise it is told of what was posted before.
  await cloud.settled();
  const webhookId = ulid();
  const at = new Date().toISOString();
  const stored = { webhookId, address, events: [...WEBHOOK_EVENTS], createdAt: at, secretMadeAt: at };
  const told = {
    event: 'organization.changed',
    at,
    subject: organizationId,
    data: { organizationId },
  } as const;
  const eventKey = eventKeyOf(told, '000001');
  const sent = { ...told, state: 'delivered', attempts: 1, status: 200, expiresAt: TOMORROW() } as const;
  await putItems(cloud, [
    { ...webhook.item({ organizationId, number: '1' }, { ...stored, state: 'active' }) },
    { ...webhookDelivery.item({ webhookId, eventKey }, sent) },
  ]);
  return { webhookId, deliveryId: messageIdOf(eventKey), madeAt: at };
}

const TOMORROW = () => Math.ceil((Date.now() + DAY) / 1000);

const by = ({ organizationId, coordinator }: Kitchen) => ({
  token: coordinator.accessToken,
  params: { organizationId },
});

export const webhooksOf = async (cloud: LocalCloud, kitchen: Kitchen) =>
  (await cloud.call(listWebhooks, by(kitchen))).body.items;

/** Returns the list of what was sent, newest first. */
export async function deliveriesOf(cloud: LocalCloud, kitchen: Kitchen, webhookId: string) {
  const { token, params } = by(kitchen);
  const answer = await cloud.call(listWebhookDeliveries, { token, params: { ...params, webhookId } });
  return answer.body.items;
}
