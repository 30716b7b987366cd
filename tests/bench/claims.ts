/** What claims cost in DynamoDB among a thousand pledges and among a hundred thousand, and how a thousand of them on different pledges get along. */
import { ulid } from 'ulid';
import { openBulkLoad } from '#local/bulk-load.ts';
import { HOUR } from '#shared/limits.ts';
import { pledgeAt } from '#tests/support/posts.ts';
import { startTableAlone, TABLE_NAME, type TableAlone } from '#tests/support/table-alone.ts';
import { type Bench, say, sized } from './bench.ts';
import { type CapacityMeter, meterCapacity } from './capacity-meter.ts';

const FEW = sized(1_000, 30);
const MANY = sized(100_000, 60);
const CHUNK = 1_000;
const CLAIMS = sized(1_000, 20);
/** Three open claims each. */
const ORGANIZATIONS = sized(400, 10);
/** Claims that are under way at the same time. */
const CLAIMERS = 8;
/** At which the first pledge was posted: longer ago than a pledge is new. */
const START = Date.now() - 36 * HOUR;

export const measureClaims: Bench = async function* () {
  await using table = await startTableAlone();
  const code = await loadCode();
  const clashes = countClashes(code);
  await writeOrganizations(code);
  await writePledges(code, table, 0, FEW);
  const seconds = await claimMany(code);
  yield { name: 'claims.seconds', value: seconds };
  yield { name: 'claims.clashes', value: clashes.count };

  const meter = meterCapacity(code.tableClient);
  const few = await measureAll(meter, code, FEW - 1);
  await writePledges(code, table, FEW, MANY);
  const many = await measureAll(meter, code, MANY - 1);
  for (const call of Object.keys(few) as (keyof typeof few)[]) {
    const [before, after] = [few[call], many[call]];
    say(`  claims.${call}: ${after.requests} requests, ${after.units} units`);
    yield { name: `claims.${call}.requests` as const, value: Math.max(before.requests, after.requests) };
    yield { name: `claims.${call}.growth` as const, value: after.units - before.units };
  }
};

type Code = Awaited<ReturnType<typeof loadCode>>;

/** Loaded once the variables it reads are set. */
async function loadCode() {
  return {
    ...(await import('#lambdas/claims/store/claims.ts')),
    ...(await import('#lambdas/claims/store/collect.ts')),
    ...(await import('#lambdas/claims/store/create.ts')),
    ...(await import('#lambdas/organizations/store/items.ts')),
    ...(await import('#lambdas/people/store/items.ts')),
    ...(await import('#lambdas/posts/store/post-changes.ts')),
    ...(await import('#lambdas/site/store/site-rules.ts')),
    ...(await import('#lambdas/table/client.ts')),
    ...(await import('#lambdas/table/index.ts')),
  };
}

/** Transactions that met another one on the same items, and were tried again. */
function countClashes({ tableClient }: Code): { readonly count: number } {
  const clashes = { count: 0 };
  const send = tableClient.send;
  tableClient.send = async (operation, input) => {
    try {
      return await send(operation, input);
    } catch (error) {
      if (JSON.stringify(error).includes('TransactionConflict')) clashes.count += 1;
      throw error;
    }
  };
  return clashes;
}

const organizationAt = (index: number) => ulid(START + (index % ORGANIZATIONS), () => 0.25);
const memberAt = (index: number) =>
  `5e4de200-0000-4000-8000-${String(index % ORGANIZATIONS).padStart(12, '0')}`;

async function writeOrganizations({ organization, organizationMember, put, write }: Code): Promise<void> {
  const createdAt = new Date(START).toISOString();
  for (let index = 0; index < ORGANIZATIONS; index++) {
    const organizationId = organizationAt(index);
    const stored = {
      ...{ name: `Kitchen ${index}`, type: 'food_bank' as const, place: 'Portland, ME' },
      ...{ coordinates: { lat: 43.66, lng: -70.26 }, radiusMiles: 35, mealsPerWeek: 400 },
      ...{ coldStorage: [], contact: { name: 'Ana Reyes', email: 'ana@kitchen.example' } },
      ...{ state: 'active' as const, applicationId: organizationId, createdAt },
      ...{ openClaims: 0, mealsClaimed: 0, mealsCollected: 0, mealsServed: 0 },
    };
    const member = { role: 'coordinator' as const, since: createdAt, addedBy: 'bench' };
    await write(put(organization.item({ organizationId }, stored)));
    await write(put(organizationMember.item({ userId: memberAt(index), organizationId }, member)));
  }
}

/** Each of a fisherman of their own, frozen, so that it can be claimed whenever it was posted. */
function pledge(index: number) {
  const { availableUntil: _until, ...record } = pledgeAt(index, START);
  return { ...record, fishermanId: fishermanAt(index), handling: { storage: 'frozen' as const } };
}
const fishermanAt = (index: number) => `f15e0000-0000-4000-8000-${String(index).padStart(12, '0')}`;

async function writePledges(code: Code, { dataFile }: TableAlone, from: number, to: number): Promise<void> {
  const began = performance.now();
  const file = openBulkLoad(dataFile, TABLE_NAME);
  for (let at = from; at < to; at += CHUNK) {
    const indexes = Array.from({ length: Math.min(CHUNK, to - at) }, (_, offset) => at + offset);
    file.write(
      indexes.flatMap((index) => [
        ...code.newPostItems('pledge', pledge(index)).map((item) => ({ ...item })),
        { ...code.stats.item({ userId: fishermanAt(index) }, { pledges: 1 }) },
      ]),
    );
  }
  file.close();
  say(`  ${to - from} pledges written in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** One meal of the pledge of this number, for the organization of this number. */
function claimAt({ createClaim, check, absent }: Code, index: number, organizationIndex = index) {
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
async function claimMany(code: Code): Promise<number> {
  const began = performance.now();
  let next = 0;
  const claimer = async () => {
    for (let index = next++; index < CLAIMS; index = next++) await claimAt(code, index);
  };
  await Promise.all(Array.from({ length: CLAIMERS }, claimer));
  return (performance.now() - began) / 1000;
}

/** Of the last organization, which has two open claims. */
async function measureAll(meter: CapacityMeter, code: Code, index: number) {
  const organizationIndex = ORGANIZATIONS - 1;
  const now = new Date();
  const [userId, fishermanId] = [memberAt(organizationIndex), fishermanAt(index)];
  // A function reads the site's rules once in some seconds, however many claim meanwhile.
  await code.readSiteRules(now);
  let made: Awaited<ReturnType<typeof claimAt>> | undefined;
  const claim = await meter.measure(async () => {
    made = await claimAt(code, index, organizationIndex);
  });
  if (!made) throw new Error('Nothing was claimed');
  const { id, code: digits = '', organizationId, pledgeId } = made;
  return {
    claim,
    one: await meter.measure(() => code.getClaim(id, userId, now)),
    ofOrganization: await meter.measure(() => code.listClaimsOfOrganization(organizationId, userId, {}, now)),
    onPledge: await meter.measure(() => code.listClaimsOnPledge(pledgeId, fishermanId, {}, now)),
    collect: await meter.measure(() =>
      code.collectClaim(id, { userId: fishermanId, code: digits, at: undefined, now }),
    ),
  };
}
