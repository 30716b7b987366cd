import { consume, runner } from '../jobs/consume.ts';
import { webhookTurn } from '../webhooks/jobs.ts';
import { takeTurn } from '../webhooks/take-turn.ts';

export const handler = consume(['webhook-turns'], [runner(webhookTurn, takeTurn)]);
