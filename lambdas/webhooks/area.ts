import { claim } from '../claims/store/items.ts';
import { runner } from '../jobs/consume.ts';
import { organization, organizationMember } from '../organizations/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { receipt } from '../receipts/store/items.ts';
import { on } from '../table/index.ts';
import { startDueTurn } from './due-work.ts';
import { sendWebhookOffMail } from './emails.ts';
import { pledgeNear, webhookOffMail } from './jobs.ts';
import {
  endWebhooksOfUnmanned,
  startTurn,
  tellWebhooksOfClaim,
  tellWebhooksOfOrganization,
  tellWebhooksOfPledge,
  tellWebhooksOfReceipt,
} from './reactions.ts';
import { webhook, webhookDelivery, webhookEvent } from './store/items.ts';
import { tellAroundPart } from './tell-around.ts';

export const items = [webhook, webhookEvent, webhookDelivery];

export const reactions = () => [
  on(claim, { tellWebhooksOfClaim }),
  on(receipt, { tellWebhooksOfReceipt }),
  on(POST_ITEMS.pledge.record, { tellWebhooksOfPledge }),
  on(organization, { tellWebhooksOfOrganization }),
  on(organizationMember, { endWebhooksOfUnmanned }),
  on(webhookEvent, { startTurn }),
];

export const jobs = () => [runner(pledgeNear, tellAroundPart)];

export const mails = () => [runner(webhookOffMail, sendWebhookOffMail)];

export const dueWork = [{ webhook: startDueTurn }];
