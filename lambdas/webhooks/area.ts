import { claim } from '../claims/store/items.ts';
import { runner } from '../jobs/consume.ts';
import { organization, organizationMember } from '../organizations/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { receipt } from '../receipts/store/items.ts';
import { on } from '../table/index.ts';
import { startDueTurn } from './due-work.ts';
import { sendWebhookOffMail } from './emails.ts';
import { pledgeNear, webhookOffMail, webhookReplay } from './jobs.ts';
import {
  endWebhooksOfUnmanned,
  startReplay,
  startTurn,
  tellWebhooksOfClaim,
  tellWebhooksOfOrganization,
  tellWebhooksOfPledge,
  tellWebhooksOfReceipt,
} from './reactions.ts';
import { replayPart } from './replay-part.ts';
import { webhook, webhookDelivery, webhookEvent } from './store/items.ts';
import { tellAroundPart } from './tell-around.ts';

export const items = [webhook, webhookEvent, webhookDelivery];

export const reactions = () => [
  on(claim, { tellWebhooksOfClaim }),
  on(receipt, { tellWebhooksOfReceipt }),
  on(POST_ITEMS.pledge.record, { tellWebhooksOfPledge }),
  on(organization, { tellWebhooksOfOrganization }),
  on(organizationMember, { endWebhooksOfUnmanned }),
  on(webhook, { startReplay }),
  on(webhookEvent, { startTurn }),
];

export const jobs = () => [runner(pledgeNear, tellAroundPart), runner(webhookReplay, replayPart)];

export const mails = () => [runner(webhookOffMail, sendWebhookOffMail)];

export const dueWork = [{ webhook: startDueTurn }];
