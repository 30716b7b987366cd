/**
 * The community's totals, when the table's stream delivers its changes twice, late or in another order, and several at
 * once: in the end they agree with the posts.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeNextTransaction, useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { deliveryOrder, play, stepsOf } from '#tests/support/cloud/shuffled-changes.ts';
import { pledgeAt } from '#tests/support/posts.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const FISHERMEN = ['ruth', 'omar'] as const;
/** The number of pledges of each fisherman. */
const PLEDGES = 2;

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/table/change.ts')),
  ...(await import('#lambdas/table/index.ts')),
  ...(await import('#lambdas/changes/reactions.ts')),
  ...(await import('#lambdas/people/store/items.ts')),
  ...(await import('#lambdas/posts/reactions.ts')),
  ...(await import('#lambdas/posts/store/counters.ts')),
  ...(await import('#lambdas/posts/store/erase-posts.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/posts.ts')),
  ...(await import('#lambdas/posts/store/post-changes.ts')),
  ...(await import('#lambdas/posts/store/totals.ts')),
};

interface Pledge {
  id: string;
  meals: number;
  /** The meals that were picked up and eaten. */
  given: number;
  hidden: boolean;
}

/** The expected totals: each fisherman's pledges, and the meals of deleted pledges that still count. */
interface Model {
  pledges: Record<string, Pledge | undefined>;
  gone: { pledged: number; given: number };
}

const aModel = (): Model => ({ pledges: {}, gone: { pledged: 0, given: 0 } });

const posted = { count: 0 };
const nextId = () => ulid(START + posted.count++ * 1000, () => 0.5);

type Operation = { who: (typeof FISHERMEN)[number]; slot: number } & (
  | { does: 'post' | 'edit' | 'give'; meals: number }
  | { does: 'hide' | 'show' | 'delete' | 'leave' }
);

async function perform(model: Model, operation: Operation): Promise<void> {
  const { who, slot, does } = operation;
  if (does === 'leave') return await leave(model, who);
  const name = `${who} ${slot}`;
  const pledge = model.pledges[name];
  if (does === 'post') {
    if (pledge) return;
    const { meals } = operation;
    const id = nextId();
    await code.createPost('pledge', { ...pledgeOf(meals), id, fishermanId: who }, []);
    model.pledges[name] = { id, meals, given: 0, hidden: false };
    return;
  }
  const before = pledge && (await code.readPost('pledge', pledge.id));
  if (!before) return;
  const { record } = before;
  if (does === 'delete') {
    await code.changePost('pledge', before, undefined);
    leaveOf(model, pledge, pledge.given);
    model.pledges[name] = undefined;
  } else if (does === 'edit') {
    const meals = Math.max(operation.meals, pledge.given);
    const version = record.version + 1;
    await code.changePost('pledge', before, {
      ...before,
      record: { ...record, ...pledgeFields(meals, pledge.given), version },
    });
    pledge.meals = meals;
  } else if (does === 'give') {
    const meals = Math.min(operation.meals, pledge.meals - pledge.given);
    const given = { mealsLeft: -meals, mealsClaimed: meals, mealsServed: meals };
    await code.transact(code.countOnPost('pledge', before, given));
    pledge.given += meals;
  } else {
    const hidden = does === 'hide';
    if (hidden === pledge.hidden) return;
    await code.changePost('pledge', before, { ...before, hidden });
    pledge.hidden = hidden;
  }
}

function leaveOf({ gone }: Model, { given }: Pledge, pledged: number): void {
  gone.pledged += pledged;
  gone.given += given;
}

const pledgeFields = (meals: number, given = 0) => ({
  mealsPledged: meals,
  mealsLeft: meals - given,
  pledgePointsEarned: meals,
});
const pledgeOf = (meals: number) => ({
  ...pledgeAt(0, START),
  ...pledgeFields(meals),
  mealsClaimed: 0,
  mealsServed: 0,
});

async function leave(model: Model, who: string): Promise<void> {
  const own = Object.entries(model.pledges).flatMap(([name, pledge]) =>
    pledge && name.startsWith(who) ? [{ name, pledge }] : [],
  );
  const keys = own.map(({ pledge }) => code.POST_ITEMS.pledge.record.key({ postId: pledge.id }));
  await code.erasePosts('pledge', keys);
  await code.write(code.remove(code.stats.key({ userId: who })));
  for (const { name, pledge } of own) {
    leaveOf(model, pledge, pledge.hidden ? pledge.given : pledge.meals);
    model.pledges[name] = undefined;
  }
}

function totalsOf({ pledges, gone }: Model) {
  const shown = Object.entries(pledges).flatMap(([name, pledge]) =>
    pledge && !pledge.hidden ? [{ who: name.split(' ')[0], ...pledge }] : [],
  );
  const given = shown.reduce((sum, pledge) => sum + pledge.given, gone.given);
  return {
    mealsPledged: shown.reduce((sum, { meals }) => sum + meals, gone.pledged),
    mealsClaimed: given,
    mealsServed: given,
    fishermen: new Set(shown.map(({ who }) => who)).size,
  };
}

async function changes(): Promise<DynamoDBRecord[]> {
  return (await table.changes()).filter((record) =>
    code.subscriptionsTo(new code.Change(record).key).some(({ name }) => name === 'addToTotals'),
  );
}

async function deliver(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const record of records) await code.addToTotals(new code.Change(record));
}

const operation: fc.Arbitrary<Operation> = fc
  .record({
    who: fc.constantFrom(...FISHERMEN),
    slot: fc.nat(PLEDGES - 1),
    meals: fc.integer({ min: 1, max: 40 }),
  })
  .chain(({ meals, ...whose }) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant({ ...whose, does: 'post' as const, meals }) },
      { weight: 2, arbitrary: fc.constant({ ...whose, does: 'edit' as const, meals }) },
      { weight: 2, arbitrary: fc.constant({ ...whose, does: 'give' as const, meals }) },
      { weight: 2, arbitrary: fc.constant({ ...whose, does: 'hide' as const }) },
      { weight: 2, arbitrary: fc.constant({ ...whose, does: 'show' as const }) },
      { weight: 2, arbitrary: fc.constant({ ...whose, does: 'delete' as const }) },
      { weight: 1, arbitrary: fc.constant({ ...whose, does: 'leave' as const }) },
    ),
  );

describe('the community’s totals', () => {
  beforeEach(table.clear);

  it('agree with the pledges, whatever happened and however the changes arrived', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(operation), deliveryOrder, async (steps, order) => {
        await table.clear();
        const model = aModel();
        await play(steps, order, { perform: (each) => perform(model, each), changes, deliver });
        expect(await code.getTotals()).toEqual(totalsOf(model));
      }),
      { numRuns: 50, seed: 20_261_122 },
    );
  });

  it('keep the meals of a person who left before they were counted, and count them once', async () => {
    const model = aModel();
    await perform(model, { who: 'ruth', slot: 0, does: 'post', meals: 12 });
    await perform(model, { who: 'ruth', slot: 0, does: 'leave' });
    const late = await changes();
    await deliver([...late, ...late.toReversed()]);
    expect(await code.getTotals()).toEqual({ ...code.NO_AMOUNTS, mealsPledged: 12 });
  });

  it('do not count a pledge that was deleted while it was being counted', async () => {
    const model = aModel();
    await perform(model, { who: 'ruth', slot: 0, does: 'post', meals: 12 });
    const first = await changes();
    await beforeNextTransaction(
      async () => {
        await perform(model, { who: 'ruth', slot: 0, does: 'delete' });
        await deliver(await changes());
      },
      () => deliver(first),
    );
    expect(await code.getTotals()).toEqual(code.NO_AMOUNTS);
  });
});
