/** Makes events wait for the webhooks of an organization, and starts to send what waits. */
import type { WebhookEvent } from '#shared/webhooks/schemas.ts';
import { claim } from '../claims/store/items.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { organization, organizationMember } from '../organizations/store/items.ts';
import { listMembers } from '../organizations/store/members.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { receipt } from '../receipts/store/items.ts';
import type { Change } from '../table/change.ts';
import { pledgeNear, webhookReplay, webhookTurn } from './jobs.ts';
import { addEvent, eventKeyOf, orderOfChange, orderOfVersion } from './store/events.ts';
import { type Told, webhook, webhookEvent } from './store/items.ts';
import { endWebhooks, readWebhooks } from './store/webhooks.ts';
import { eventOfClaim, eventOfReceipt, hasNewSettings } from './told-events.ts';

export async function tellWebhooksOfClaim(change: Change): Promise<void> {
  const { params, before, after } = change.of(claim);
  const event = eventOfClaim(before?.card, after?.card);
  if (!after || !event) return;
  const { organizationId, pledgeId } = after.card;
  const { claimId } = params;
  const data = { organizationId, claimId, pledgeId, version: after.version };
  const told = { at: change.at.toISOString(), subject: claimId, data };
  await tellWebhooks(organizationId, { ...told, event }, orderOfVersion(after.version));
}

export async function tellWebhooksOfOrganization(change: Change): Promise<void> {
  const { params, before, after } = change.of(organization);
  if (!before || !after || !hasNewSettings(before, after)) return;
  const { organizationId } = params;
  const told = { at: change.at.toISOString(), subject: organizationId, data: { organizationId } };
  await tellWebhooks(organizationId, { ...told, event: 'organization.changed' }, orderOfChange(change.id));
}

export async function tellWebhooksOfReceipt(change: Change): Promise<void> {
  const { params, before, after } = change.of(receipt);
  const event = eventOfReceipt(before, after);
  if (!after || !event) return;
  const { organizationId } = after.card;
  const { receiptId, claimId } = params;
  const data = { organizationId, receiptId, claimId, version: after.version };
  const told = { at: change.at.toISOString(), subject: receiptId, data };
  await tellWebhooks(organizationId, { ...told, event }, orderOfVersion(after.version));
}

/** Starts to look for the organizations around a new pledge. */
export async function tellWebhooksOfPledge(change: Change): Promise<void> {
  const { postId: pledgeId } = change.of(POST_ITEMS.pledge.record).params;
  if (change.isInsertion) await enqueue([pledgeNear.of({ pledgeId, at: change.at.toISOString() })]);
}

/** Most organizations have no webhook, which costs one small read. */
export async function tellWebhooks(
  organizationId: string,
  told: Told & { event: WebhookEvent },
  order: string,
): Promise<void> {
  const found = await readWebhooks(organizationId, { consistent: false });
  const toldTo = found.filter(({ state, events }) => state === 'active' && events.includes(told.event));
  const eventKey = eventKeyOf(told, order);
  const now = new Date();
  await Promise.all(
    toldTo.map(({ webhookId }) => addEvent({ organizationId, webhookId, eventKey, told }, now)),
  );
}

/** Starts a turn as soon as an event waits. */
export async function startTurn(change: Change): Promise<void> {
  const { params, after } = change.of(webhookEvent);
  if (!change.isInsertion || !after) return;
  await enqueue([webhookTurn.of({ organizationId: after.organizationId, webhookId: params.webhookId })]);
}

/** Starts to send the events since a certain time again. */
export async function startReplay(change: Change): Promise<void> {
  const { params, before, after } = change.of(webhook);
  if (!after?.replay || after.replay.id === before?.replay?.id) return;
  const { organizationId } = params;
  const { webhookId, replay } = after;
  await enqueue([webhookReplay.of({ organizationId, webhookId, replayId: replay.id })]);
}

/** Runs when a member left, was removed or deleted their account, since that may have been the last one. */
export async function endWebhooksOfUnmanned(change: Change): Promise<void> {
  const { organizationId } = change.of(organizationMember).params;
  if (change.isRemoval && (await listMembers(organizationId)).length === 0) await endWebhooks(organizationId);
}
