/** Makes the events of a replay wait again, one after the other, so that those of one subject stay in order. */
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { query } from '../table/index.ts';
import { webhookReplay } from './jobs.ts';
import { waitAgain } from './store/events.ts';
import { deliveriesTo } from './store/items.ts';
import { endReplay, isReplayable } from './store/replays.ts';
import { findWebhook } from './store/webhooks.ts';

const EVENTS_OF_A_PART = 50;

/** Stops if the webhook was ended, turned off or got another address. A second time it repeats no event. */
export async function replayPart({
  organizationId,
  webhookId,
  replayId,
  cursor,
}: PayloadOf<typeof webhookReplay>): Promise<readonly Job[]> {
  const found = await findWebhook(organizationId, webhookId);
  if (found?.state !== 'active' || found.replay?.id !== replayId) return [];
  const { items, lastKey } = await query(deliveriesTo(webhookId), {
    within: [found.replay.from, found.replay.to],
    limit: EVENTS_OF_A_PART,
    startKey: cursor,
  });
  for (const each of items)
    if (isReplayable(each) && each.replayId !== replayId)
      await waitAgain({ organizationId, webhookId, delivery: each, replayId }, new Date());
  if (lastKey) return [webhookReplay.of({ organizationId, webhookId, replayId, cursor: lastKey })];
  await endReplay(found, found.replay);
  return [];
}
