import { consume, runner } from '../jobs/consume.ts';
import { webhookRequests } from '../webhooks/jobs.ts';
import { sendRequests } from '../webhooks/send-requests.ts';

export const handler = consume(['webhooks'], [runner(webhookRequests, sendRequests)]);
