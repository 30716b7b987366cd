/** The webhooks of an organization. */
import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { MAX_WEBHOOKS } from '#shared/webhooks/limits.ts';
import type { Webhook, WebhookBody } from '#shared/webhooks/schemas.ts';
import * as words from '#words/webhooks/fields.ts';
import { absent, equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { eventKeyOf, ORDER_OF_ASKED, waitingSteps } from './events.ts';
import { formerSecretsAfter, formerSecretsAt } from './former-secrets.ts';
import { type StoredWebhook, type Told, webhook, webhooksOf } from './items.ts';

export type FoundWebhook = table.Found<StoredWebhook>;

const NUMBERS = Array.from({ length: MAX_WEBHOOKS }, (_, index) => String(index + 1));

/** Returns an organization's webhooks. */
export async function readWebhooks(
  organizationId: string,
  { consistent = true } = {},
): Promise<FoundWebhook[]> {
  return (await table.query(webhooksOf(organizationId), { consistent })).items;
}

export async function findWebhook(
  organizationId: string,
  webhookId: string,
): Promise<FoundWebhook | undefined> {
  return (await readWebhooks(organizationId)).find((each) => each.webhookId === webhookId);
}

/** @throws AppError `not_found` */
export async function requireWebhook(organizationId: string, webhookId: string): Promise<FoundWebhook> {
  const found = await findWebhook(organizationId, webhookId);
  if (!found) throw new AppError('not_found', words.webhookNotFound);
  return found;
}

/** Holds while it is the webhook that was read: another one can have taken its number. */
export const isThat = ({ webhookId }: StoredWebhook) => equals('webhookId', webhookId);

export function toWebhook(stored: StoredWebhook, now: Date): Webhook {
  const { webhookId: id, address, events, state, offReason, createdAt, secretMadeAt } = stored;
  const { failingSince } = stored;
  const formerSecretUntil = formerSecretsAt(stored, now)[0]?.until;
  return { id, address, events, state, offReason, createdAt, secretMadeAt, formerSecretUntil, failingSince };
}

/**
 * Makes a webhook, which is asked to verify itself.
 * @throws AppError `conflict` if there are too many, or one with this address; ChangedMeanwhile
 */
export async function createWebhook(
  organizationId: string,
  body: WebhookBody,
  now: Date,
  alongside: readonly table.TransactionStep[],
): Promise<StoredWebhook> {
  const existing = await readWebhooks(organizationId);
  if (existing.some(({ address }) => address === body.address))
    throw new AppError('conflict', words.addressTaken);
  const number = NUMBERS.find((each) => existing.every(({ sk }) => sk !== each));
  if (number === undefined) throw new AppError('conflict', words.tooMany(MAX_WEBHOOKS));
  const at = now.toISOString();
  const made: StoredWebhook = {
    ...body,
    webhookId: ulid(now.getTime()),
    state: 'unverified',
    createdAt: at,
    secretMadeAt: at,
  };
  await table.transact([
    ...alongside,
    table.put(webhook.item({ organizationId, number }, made), table.ifUnchanged(absent)),
    ...askedSteps(organizationId, made, 'webhook.verify', now),
  ]);
  return made;
}

/** Returns the steps of an event that a coordinator asks for. */
function askedSteps(
  organizationId: string,
  { webhookId }: StoredWebhook,
  event: 'webhook.verify' | 'webhook.test',
  now: Date,
): table.TransactionStep[] {
  const told: Told = {
    event,
    at: now.toISOString(),
    subject: webhookId,
    data: { organizationId, webhookId },
  };
  // Each is another event, also within a second.
  const eventKey = eventKeyOf({ at: told.at, subject: ulid() }, ORDER_OF_ASKED);
  return waitingSteps({ organizationId, webhookId, eventKey, told }, now);
}

/**
 * Sends a test, or asks a webhook that is not active to verify itself again.
 * @param alongside further steps, given the webhook as it is afterwards
 * @throws ChangedMeanwhile
 */
export async function testWebhook(
  organizationId: string,
  found: FoundWebhook,
  now: Date,
  alongside: (after: StoredWebhook) => readonly table.TransactionStep[],
): Promise<StoredWebhook> {
  const isAsRead = table.all(isThat(found), equals('state', found.state));
  if (found.state === 'active') {
    const steps = askedSteps(organizationId, found, 'webhook.test', now);
    await table.transact([...alongside(found), table.checkUnchanged(found, isAsRead), ...steps]);
    return found;
  }
  const after = { ...found, ...RENEWED };
  await table.transact([
    ...alongside(after),
    table.update(found, { set: RENEWED }, table.ifUnchanged(isAsRead)),
    ...askedSteps(organizationId, found, 'webhook.verify', now),
  ]);
  return after;
}

const RENEWED = {
  state: 'unverified',
  offReason: undefined,
  offAt: undefined,
  failingSince: undefined,
  failures: 0,
  restsUntil: 0,
  replay: undefined,
} as const;

/**
 * Changes the address and the events. A new address is asked to verify itself, and the turn under way, which sends to the
 * one before, is no longer waited for.
 * @throws AppError `not_found`, `conflict` if another webhook has this address; ChangedMeanwhile
 */
export async function updateWebhook(
  organizationId: string,
  webhookId: string,
  body: WebhookBody,
  now: Date,
  alongside: readonly table.TransactionStep[],
): Promise<StoredWebhook> {
  const existing = await readWebhooks(organizationId);
  const found = existing.find((each) => each.webhookId === webhookId);
  if (!found) throw new AppError('not_found', words.webhookNotFound);
  if (existing.some((each) => each !== found && each.address === body.address))
    throw new AppError('conflict', words.addressTaken);
  const isMoved = found.address !== body.address;
  const set = { ...body, ...(isMoved && { ...RENEWED, turn: undefined }) };
  const isAsRead = table.ifUnchanged(table.all(isThat(found), equals('address', found.address)));
  await table.transact([
    ...alongside,
    table.update(found, { set }, isAsRead),
    ...(isMoved ? askedSteps(organizationId, found, 'webhook.verify', now) : []),
  ]);
  return { ...found, ...set };
}

/**
 * Makes a new secret in place of the one made at that time. The one before signs too for a day. Repeated, it returns
 * the webhook with the secret that it made.
 * @throws AppError `conflict` if somebody else has changed the secret; ChangedMeanwhile
 */
export async function changeSecret(
  found: FoundWebhook,
  secretMadeAt: string,
  now: Date,
  alongside: readonly table.TransactionStep[],
): Promise<StoredWebhook> {
  if (found.secretMadeAt !== secretMadeAt) {
    if (formerSecretsAt(found, now)[0]?.madeAt === secretMadeAt) return found;
    throw new AppError('conflict', words.secretChanged);
  }
  const set = { secretMadeAt: now.toISOString(), formerSecrets: formerSecretsAfter(found, now) };
  const asRead = table.ifUnchanged(table.all(isThat(found), equals('secretMadeAt', secretMadeAt)));
  await table.transact([...alongside, table.update(found, { set }, asRead)]);
  return { ...found, ...set };
}

/** Makes a new secret in place of one that leaked, which signs no more. A coordinator reads it by changing it again. */
export async function endSecret(
  found: FoundWebhook,
  now: Date,
  alongside: readonly table.TransactionStep[],
): Promise<void> {
  const set = { secretMadeAt: now.toISOString(), formerSecrets: [] };
  const asRead = table.ifUnchanged(table.all(isThat(found), equals('secretMadeAt', found.secretMadeAt)));
  await table.transact([...alongside, table.update(found, { set }, asRead)]);
}

/** Ends a webhook. Events that wait for it are never sent, and expire. */
export async function deleteWebhook(
  found: FoundWebhook,
  alongside: readonly table.TransactionStep[],
): Promise<void> {
  await table.transact([...alongside, table.remove(found, table.ifUnchanged(isThat(found)))]);
}

/** Ends all webhooks of an organization. */
export async function endWebhooks(organizationId: string): Promise<void> {
  const found = await readWebhooks(organizationId);
  await Promise.all(found.map((each) => table.write(table.remove(each))));
}
