/** The sums equal the ledger even if the stream delivers its entries twice, late or in another order. */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { usePlacesFile } from '#tests/support/cloud/places-file.ts';
import { deliveryOrder, play, stepsOf } from '#tests/support/cloud/shuffled-changes.ts';

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/impact/reactions.ts')),
  ...(await import('#lambdas/impact/store/sums.ts')),
  ...(await import('#lambdas/ledger/store/items.ts')),
  ...(await import('#lambdas/ledger/store/entries.ts')),
  ...(await import('#lambdas/table/change.ts')),
  ...(await import('#lambdas/table/index.ts')),
};

const OCTOBER = Date.parse('2026-10-30T08:00:00.000Z');
const NOVEMBER = Date.parse('2026-11-02T08:00:00.000Z');

const change = fc.record({
  kind: fc.constantFrom('pledged' as const, 'claimed' as const, 'cancelled' as const, 'served' as const),
  meals: fc.integer({ min: 1, max: 40 }),
  species: fc.constantFrom('cod' as const, 'haddock' as const),
  location: fc.constantFrom('Portland, ME', 'portland, maine', 'Gloucester, MA', 'the old pier'),
  madeAt: fc.constantFrom(OCTOBER, NOVEMBER),
});
type Made = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function write({ kind, meals, species, location, madeAt }: Made): Promise<void> {
  const pledgeId = ulid(madeAt);
  const claim = { claimId: ulid(madeAt), organizationId: ulid(), organizationType: 'food_bank' as const };
  const row = { kind, meals, pledgeId, species, location, ...(kind !== 'pledged' && claim) };
  await code.transact(code.ledgerSteps({ ...row, by: 'ruth' }, new Date(NOVEMBER)));
}

async function changes(): Promise<DynamoDBRecord[]> {
  return (await table.changes()).filter((record) => code.ledgerEntry.is(new code.Change(record).key));
}

async function deliver(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const record of records) await code.addToImpact(new code.Change(record));
}

function sumsOf(written: readonly Made[]) {
  const of = (kind: Made['kind']) =>
    written.filter((each) => each.kind === kind).reduce((sum, { meals }) => sum + meals, 0);
  return {
    mealsPledged: of('pledged'),
    mealsClaimed: of('claimed') - of('cancelled'),
    mealsServed: of('served'),
  };
}

usePlacesFile();
beforeEach(() => table.clear());

describe('the sums of the ledger', () => {
  it('agree with its entries in total and in each part, however they arrived', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(change), deliveryOrder, async (steps, order) => {
        await table.clear();
        const written: Made[] = [];
        const perform = async (each: Made) => {
          written.push(each);
          await write(each);
        };
        await play(steps, order, { perform, changes, deliver });
        for (const part of ['month', 'species', 'place', 'organizationType'] as const) {
          expect((await code.readImpact(part)).totals).toEqual(sumsOf(written));
        }
        const cod = (await code.readImpact('species')).rows.find(({ name }) => name === 'cod');
        const caught = sumsOf(written.filter(({ species }) => species === 'cod'));
        if (cod) expect(cod).toEqual({ name: 'cod', ...caught });
      }),
      { numRuns: 30, seed: 20_261_122 },
    );
  });

  it('count a claim in the month it was made, and a town once for all spellings', async () => {
    const made = { species: 'cod' as const, madeAt: OCTOBER };
    await write({ ...made, kind: 'pledged', meals: 40, location: 'Portland, ME' });
    await write({ ...made, kind: 'claimed', meals: 20, location: 'portland, maine' });
    await write({ ...made, kind: 'cancelled', meals: 20, location: 'Portland, ME' });
    await write({ ...made, kind: 'pledged', meals: 5, location: 'the old pier', madeAt: NOVEMBER });
    await deliver(await changes());
    const portland = { mealsPledged: 40, mealsClaimed: 0, mealsServed: 0 };
    const pier = { ...portland, mealsPledged: 5 };
    expect((await code.readImpact('month')).rows).toEqual([
      { name: '2026-10', ...portland },
      { name: '2026-11', ...pier },
    ]);
    expect((await code.readImpact('place')).rows).toEqual([{ name: 'Portland, ME', ...portland }, pier]);
    expect((await code.readImpact('organizationType')).rows).toEqual([]);
  });

  it('start with the most served, however much was pledged', async () => {
    await table.clear();
    const made = { location: 'Portland, ME' as const, madeAt: NOVEMBER };
    await write({ ...made, species: 'cod', kind: 'pledged', meals: 90 });
    for (const kind of ['pledged', 'claimed', 'served'] as const)
      await write({ ...made, species: 'haddock', kind, meals: 8 });
    await deliver(await changes());
    const { rows } = await code.readImpact('species');
    expect(rows.map(({ name }) => name)).toEqual(['haddock', 'cod']);
  });
});
