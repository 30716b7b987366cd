/** Turns of webhooks that are due at a certain time, by the subject of their due work. */
import { putDue } from '../due/store/due.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { TransactionStep } from '../table/index.ts';
import { webhookTurn } from './jobs.ts';

interface About {
  organizationId: string;
  webhookId: string;
}

const SEPARATOR = '.';

/** @param at milliseconds since the epoch, later than now */
export const putTurn = ({ organizationId, webhookId }: About, at: number): TransactionStep =>
  putDue('webhook', [organizationId, webhookId].join(SEPARATOR), at);

export async function startDueTurn(subject: string): Promise<void> {
  const [organizationId = '', webhookId = ''] = subject.split(SEPARATOR);
  await enqueue([webhookTurn.of({ organizationId, webhookId })]);
}
