/** The cost of claims in DynamoDB among a thousand and a hundred thousand pledges, and a thousand claims on different pledges at once. */
import pLimit from 'p-limit';
import { ulid } from 'ulid';
import { createClaim } from '#lambdas/claims/store/create.ts';
import { CLAIMS as KIND, listClaimsOfOrganization } from '#lambdas/claims/store/kind.ts';
import { collectHold } from '#lambdas/holds/store/collect.ts';
import { listHoldsOn } from '#lambdas/holds/store/list-holds.ts';
import { getHold } from '#lambdas/holds/store/read-hold.ts';
import { organization, organizationMember } from '#lambdas/organizations/store/items.ts';
import { stats } from '#lambdas/people/store/items.ts';
import { newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { readSiteRules } from '#lambdas/site/store/site-rules.ts';
import { absent, check } from '#lambdas/table/index.ts';
import { HOUR } from '#shared/limits.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { pledgeAt } from '#tests/support/posts.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { spentBy } from './capacity-meter.ts';
import { countClashes } from './clashes.ts';

const FEW = sized(1_000, 30);
const MANY = sized(100_000, 60);
const CLAIMS = sized(1_000, 20);
/** Three open claims each. */
const ORGANIZATIONS = sized(400, 10);
/** Claims that are under way at the same time. */
const CLAIMERS = 8;
/** At which the first pledge was posted: longer ago than a pledge is new. */
const START = Date.now() - 36 * HOUR;

export const measureClaims: Bench = async function* () {
  const few = await measureAmong(FEW);
  const many = await measureAmong(MANY);
  yield { name: 'claims.seconds', value: many.seconds };
  yield { name: 'claims.clashes', value: few.clashes + many.clashes };
  for (const call of keysOf(few.calls)) {
    const [before, after] = [few.calls[call], many.calls[call]];
    say(`  claims.${call}: ${after.requests} requests, ${after.units} units`);
    yield { name: `claims.${call}.requests` as const, value: Math.max(before.requests, after.requests) };
    yield { name: `claims.${call}.growth` as const, value: after.units - before.units };
  }
};

/** A thousand claims, and then what each call costs. */
async function measureAmong(pledges: number) {
  await using _table = await startTableAlone(itemsOf(pledges));
  const clashes = countClashes();
  const seconds = await claimMany();
  const calls = await measureAll(pledges - 1);
  return { seconds, clashes: clashes.count, calls };
}

const organizationAt = (index: number) => ulid(START + (index % ORGANIZATIONS), () => 0.25);
const memberAt = (index: number) =>
  `5e4de200-0000-4000-8000-${String(index % ORGANIZATIONS).padStart(12, '0')}`;

function* itemsOf(pledges: number): Generator<object> {
  for (let index = 0; index < ORGANIZATIONS; index++) yield* organizationItems(index);
  for (let index = 0; index < pledges; index++) {
    yield* newPostItems('pledge', pledge(index));
    yield stats.item({ userId: fishermanAt(index) }, { pledges: 1 });
  }
}

function organizationItems(index: number): object[] {
  const createdAt = new Date(START).toISOString();
  const organizationId = organizationAt(index);
  const stored = {
    ...{ name: `Kitchen ${index}`, type: 'food_bank' as const, place: 'Portland, ME' },
    ...{ coordinates: { lat: 43.66, lng: -70.26 }, radiusMiles: 35, mealsPerWeek: 400 },
    ...{ coldStorage: [], contact: { name: 'Ana Reyes', email: 'ana@kitchen.example' } },
    ...{ state: 'active' as const, applicationId: organizationId, createdAt },
    ...{ openClaims: 0, mealsClaimed: 0, mealsCollected: 0, mealsServed: 0 },
  };
  const member = { role: 'coordinator' as const, since: createdAt, addedBy: 'bench' };
  return [
    organization.item({ organizationId }, stored),
    organizationMember.item({ userId: memberAt(index), organizationId }, member),
  ];
}

/** Each of a fisherman of their own, frozen, so that it can be claimed whenever it was posted. */
function pledge(index: number) {
  const { availableUntil: _until, ...record } = pledgeAt(index, START);
  return { ...record, fishermanId: fishermanAt(index), handling: { storage: 'frozen' as const } };
}
const fishermanAt = (index: number) => `f15e0000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** One meal of the pledge of this number, for the organization of this number. */
function claimAt(index: number, organizationIndex = index) {
  const now = new Date();
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
  const organizationId = organizationAt(organizationIndex);
  return createClaim({
    pledgeId: pledge(index).id,
    userId: memberAt(organizationIndex),
    body: {
      ...{ organizationId, meals: 1, collectorName: 'Kim Reyes' },
      ...{ pickupStart: inHours(3), pickupEnd: inHours(4) },
    },
    now,
    rememberAnswer: ({ id }) => check({ pk: `ONCE#${id}`, sk: 'ONCE' }, absent),
  });
}

/** @returns seconds */
async function claimMany(): Promise<number> {
  const began = performance.now();
  await pLimit(CLAIMERS).map(Array(CLAIMS).keys(), (index) => claimAt(index));
  return (performance.now() - began) / 1000;
}

/** Of the last organization, which has two open claims. */
async function measureAll(index: number) {
  const organizationIndex = ORGANIZATIONS - 1;
  const now = new Date();
  const [userId, fishermanId] = [memberAt(organizationIndex), fishermanAt(index)];
  // A function reads the site's rules once in some seconds, however many claim meanwhile.
  await readSiteRules(now);
  let made: Awaited<ReturnType<typeof claimAt>> | undefined;
  const claim = await spentBy(async () => {
    made = await claimAt(index, organizationIndex);
  });
  if (!made) throw new Error('Nothing was claimed');
  const { id, code = '', organizationId, pledgeId } = made;
  return {
    claim,
    one: await spentBy(() => getHold(KIND, id, { userId, now })),
    ofOrganization: await spentBy(() => listClaimsOfOrganization(organizationId, { userId, now })),
    onPledge: await spentBy(() => listHoldsOn(KIND, pledgeId, { userId: fishermanId, now })),
    collect: await spentBy(() => collectHold(KIND, id, { userId: fishermanId, code, at: undefined, now })),
  };
}
