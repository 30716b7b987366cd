import { runner } from '../jobs/consume.ts';
import { on } from '../table/index.ts';
import { customMail, mailingBatch, mailingPart } from './jobs.ts';
import { sendCustomMail } from './letter.ts';
import { startMailing } from './reactions.ts';
import { runMailingPart } from './run-part.ts';
import { sendMailingBatch } from './send-batch.ts';
import { begunSending, mailingPart as foundPart, mailing, mailingContent } from './store/items.ts';

export const items = [mailing, mailingContent, foundPart, begunSending];

export const reactions = () => [on(mailingContent, { startMailing })];

export const jobs = () => [runner(mailingPart, runMailingPart)];

export const mails = () => [runner(customMail, sendCustomMail), runner(mailingBatch, sendMailingBatch)];
