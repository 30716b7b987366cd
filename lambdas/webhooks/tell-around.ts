/** Makes an event wait for the webhooks of the organizations that a new pledge is near to. */
import { canTake, kitchensNear } from '../alerts/store/kitchens.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { readPost } from '../posts/store/posts.ts';
import { query } from '../table/index.ts';
import { pledgeNear } from './jobs.ts';
import { tellWebhooks } from './reactions.ts';
import { orderOfVersion } from './store/events.ts';

/** Organizations that one part looks at. */
const READ_IN_A_PART = 50;
const FIRST = orderOfVersion(1);

export async function tellAroundPart({
  pledgeId,
  at,
  list,
  cursor,
}: PayloadOf<typeof pledgeNear>): Promise<readonly Job[]> {
  const post = await readPost('pledge', pledgeId);
  if (!post?.record.coordinates || post.hidden) return [];
  const { coordinates, handling } = post.record;
  const lists = kitchensNear(coordinates);
  const index = lists.findIndex(({ partition }) => list === undefined || partition === list);
  const [current, next] = index < 0 ? [] : lists.slice(index);
  if (!current) return [];
  const { items, lastKey } = await query(current, { limit: READ_IN_A_PART, startKey: cursor });
  const around = items.filter((kitchen) => canTake(kitchen, { coordinates, storage: handling.storage }));
  const told = { event: 'pledge.created', at, subject: pledgeId } as const;
  const tell = async ({ sk: organizationId }: (typeof items)[number]) =>
    await tellWebhooks(organizationId, { ...told, data: { organizationId, pledgeId } }, FIRST);
  await Promise.all(around.map(tell));
  if (lastKey) return [pledgeNear.of({ pledgeId, at, list: current.partition, cursor: lastKey })];
  return next ? [pledgeNear.of({ pledgeId, at, list: next.partition })] : [];
}
