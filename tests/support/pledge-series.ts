/** Pledges that repeat, for tests. */
import { dueCursor, dueItem } from '#lambdas/due/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { MINUTE } from '#shared/limits.ts';
import { createPledgeSeries } from '#shared/posts/pledges/series-endpoints.ts';
import { type PledgeInput, postPledge } from './builders.ts';
import { inHours } from './claims.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { readTable } from './cloud/table.ts';
import { putItems } from './cloud/table-client.ts';
import type { TestUser } from './cloud/users.ts';
import { dayIn } from './landings.ts';

type SeriesInput = BodyInput<typeof createPledgeSeries>;

/** A series on the days of the week that are these numbers of days ahead, for two months. */
export const aPledgeSeries = (
  cloud: LocalCloud,
  pledgeId: string,
  ahead: readonly number[] = [2, 4, 6],
): SeriesInput => ({
  pledgeId,
  mealsPledged: 20,
  weekdays: ahead.map((days) => new Date(dayIn(cloud, days)).getUTCDay()),
  startsAt: '16:00',
  minutes: 90,
  until: dayIn(cloud, 60),
});

/** Posts a pledge and repeats it. */
export async function repeatPledge(
  cloud: LocalCloud,
  user: TestUser,
  { ahead, ...pledge }: Partial<PledgeInput> & { ahead?: readonly number[] } = {},
) {
  const { id } = await postPledge(cloud, user, { catchDate: inHours(cloud, -1), ...pledge });
  const body = aPledgeSeries(cloud, id, ahead);
  const made = await cloud.call(createPledgeSeries, { token: user.accessToken, body });
  return { pledgeId: id, made, params: { seriesId: made.body.id } };
}

/** Waits until the next pledge of a series is due, and runs the work of that minute. */
export async function runNextDue(cloud: LocalCloud, { seriesId }: { seriesId: string }): Promise<void> {
  const [due] = (await readTable(cloud)).filter(({ sk }) => sk === `pledge-series#${seriesId}`);
  const minute = dueItem.match(due ?? { pk: '', sk: '' })?.minute ?? '';
  cloud.clock.advance(Date.parse(minute) + MINUTE - cloud.clock.now());
  // The minutes in between have no work that matters here, and would take a request each.
  await putItems(cloud, [{ ...dueCursor.item({}, { minute }) }]);
  await cloud.runDue();
  await cloud.settled();
}
