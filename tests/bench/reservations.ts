/** The cost of reservations in DynamoDB among a thousand and a hundred thousand catches, and a thousand of different catches at once. */
import pLimit from 'p-limit';
import { collectHold } from '#lambdas/holds/store/collect.ts';
import { listHoldsOn } from '#lambdas/holds/store/list-holds.ts';
import { stats } from '#lambdas/people/store/items.ts';
import { newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { createReservation } from '#lambdas/reservations/store/create.ts';
import { RESERVATIONS as KIND } from '#lambdas/reservations/store/kind.ts';
import { getReservation, listOwn, listPickups } from '#lambdas/reservations/store/reservations.ts';
import { weighReservation } from '#lambdas/reservations/store/weigh.ts';
import { absent, check } from '#lambdas/table/index.ts';
import { HOUR } from '#shared/limits.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { catchAt } from '#tests/support/posts.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { spentBy } from './capacity-meter.ts';
import { countClashes } from './clashes.ts';

const FEW = sized(1_000, 30);
const MANY = sized(100_000, 60);
const RESERVATIONS = sized(1_000, 20);
/** Reservations that are under way at the same time. */
const BUYERS = 8;
const START = Date.now() - 36 * HOUR;
const inHours = (hours: number) => new Date(START + (36 + hours) * HOUR).toISOString();
const SLOT = { start: inHours(3), end: inHours(4) };

export const measureReservations: Bench = async function* () {
  const few = await measureAmong(FEW);
  const many = await measureAmong(MANY);
  yield { name: 'reservations.seconds', value: many.seconds };
  yield { name: 'reservations.clashes', value: few.clashes + many.clashes };
  for (const call of keysOf(few.calls)) {
    const [before, after] = [few.calls[call], many.calls[call]];
    say(`  reservations.${call}: ${after.requests} requests, ${after.units} units`);
    yield {
      name: `reservations.${call}.requests` as const,
      value: Math.max(before.requests, after.requests),
    };
    yield { name: `reservations.${call}.growth` as const, value: after.units - before.units };
  }
};

/** A thousand reservations, and then what each call costs. */
async function measureAmong(catches: number) {
  await using _table = await startTableAlone(itemsOf(catches));
  const clashes = countClashes();
  const began = performance.now();
  await pLimit(BUYERS).map(Array(RESERVATIONS).keys(), (index) => reserveAt(index));
  const seconds = (performance.now() - began) / 1000;
  const calls = await measureAll(catches - 1);
  return { seconds, clashes: clashes.count, calls };
}

const fishermanAt = (index: number) => `f15e0000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const buyerAt = (index: number) => `b0a70000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Each of a fisherman of their own, frozen, so that it can be reserved whenever it was posted. */
function reservable(index: number) {
  const { offeredUntil: _until, ...record } = catchAt(index, START);
  return {
    ...record,
    ...{ fishermanId: fishermanAt(index), condition: 'frozen' as const },
    ...{ reserving: { mode: 'at_once' as const, slots: [SLOT] }, reservableUntil: SLOT.end },
  };
}

function* itemsOf(catches: number): Generator<object> {
  for (let index = 0; index < catches; index++) {
    yield* newPostItems('catch', reservable(index));
    yield stats.item({ userId: fishermanAt(index) }, { catches: 1 });
  }
}

/** Five pounds of the catch of this number, for the buyer of this number. */
const reserveAt = (index: number, buyerIndex = index) =>
  createReservation({
    catchId: reservable(index).id,
    userId: buyerAt(buyerIndex),
    body: { amount: 5, pickupStart: SLOT.start, pickupEnd: SLOT.end, collectorName: 'Kim Reyes' },
    now: new Date(),
    rememberAnswer: ({ id }) => check({ pk: `ONCE#${id}`, sk: 'ONCE' }, absent),
  });

async function measureAll(index: number) {
  const now = new Date();
  // A buyer of whom nothing is stored yet.
  const buyerIndex = index + 1;
  const [buyerId, fishermanId] = [buyerAt(buyerIndex), fishermanAt(index)];
  let made: Awaited<ReturnType<typeof reserveAt>> | undefined;
  const reserve = await spentBy(async () => {
    made = await reserveAt(index, buyerIndex);
  });
  if (!made) throw new Error('Nothing was reserved');
  const { id, code = '', catchId } = made;
  const byFisherman = { userId: fishermanId, now };
  return {
    reserve,
    one: await spentBy(() => getReservation(id, { userId: buyerId, now })),
    ofBuyer: await spentBy(() => listOwn(buyerId, {}, now)),
    ofCatch: await spentBy(() => listHoldsOn(KIND, catchId, byFisherman)),
    ofFisherman: await spentBy(() => listPickups(fishermanId, {}, now)),
    weigh: await spentBy(() => weighReservation(id, { ...byFisherman, amount: 4.8 })),
    collect: await spentBy(() => collectHold(KIND, id, { ...byFisherman, code, at: undefined })),
  };
}
