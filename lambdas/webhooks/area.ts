import { claim } from '../claims/store/items.ts';
import { runner } from '../jobs/consume.ts';
import { organization, organizationMember } from '../organizations/store/items.ts';
import { on } from '../table/index.ts';
import { startDueTurn } from './due-work.ts';
import { sendWebhookOffMail } from './emails.ts';
import { webhookOffMail } from './jobs.ts';
import {
  endWebhooksOfUnmanned,
  startTurn,
  tellWebhooksOfClaim,
  tellWebhooksOfOrganization,
} from './reactions.ts';
import { webhook, webhookDelivery, webhookEvent } from './store/items.ts';

export const items = [webhook, webhookEvent, webhookDelivery];

export const reactions = () => [
  on(claim, { tellWebhooksOfClaim }),
  on(organization, { tellWebhooksOfOrganization }),
  on(organizationMember, { endWebhooksOfUnmanned }),
  on(webhookEvent, { startTurn }),
];

export const mails = () => [runner(webhookOffMail, sendWebhookOffMail)];

export const dueWork = [{ webhook: startDueTurn }];
