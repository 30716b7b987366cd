/** Conditions, pages and counts with a real table. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tableClient } from '#lambdas/table/client.ts';
import * as table from '#lambdas/table/index.ts';
import { inBatches } from '#shared/in-batches.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { startTableAlone, type TableAlone } from '#tests/support/cloud/table-alone.ts';

const NOW = new Date('2026-11-20T14:00:20.000Z');
const SECONDS = NOW.getTime() / 1000;

let alone: TableAlone;
beforeAll(async () => {
  alone = await startTableAlone();
});
afterAll(() => alone[Symbol.asyncDispose]());

const put = <Item extends table.Key>(item: Item, guard?: table.Guard) => table.write(table.put(item, guard));
const reasonOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

describe('a condition', () => {
  const stored = { pk: 'CONDITION', sk: 'A', meals: 5, card: { location: 'Portland' } };
  const { all, any, equals, isOneOf, isStill, not } = table;
  beforeAll(() => put(stored));

  it.each<[string, table.Condition, boolean]>([
    ['equals', equals('meals', 5), true],
    ['of a part equals', equals('card.location', 'Boston'), false],
    ['less than', table.lessThan('meals', 6), true],
    ['not less than', table.lessThan('meals', 5), false],
    ['at most', table.atMost('meals', 5), true],
    ['more than', table.moreThan('meals', 5), false],
    ['at least', table.atLeast('meals', 5), true],
    ['exists', table.exists('meals'), true],
    ['lacks', table.lacks('meals'), false],
    ['is still', isStill('meals', 5), true],
    ['is still absent', isStill('meals', undefined), false],
    ['is one of', isOneOf('meals', [4, 5]), true],
    ['is none of', isOneOf('meals', [4, 6]), false],
    ['not', not(equals('meals', 5)), false],
    ['all', all(equals('meals', 5), equals('meals', 6)), false],
    ['any', any(equals('meals', 5), equals('meals', 6)), true],
    ['present', table.present, true],
    ['absent', table.absent, false],
    ['as found', table.asFound(stored), true],
    ['as not found', table.asFound(undefined), false],
  ])('%s', async (_name, condition, holds) => {
    expect(await table.writeIf(table.put(stored, table.onlyIf(condition)))).toBe(holds);
    expect(Boolean(await table.updateItemIf(stored, { set: { seen: true } }, condition))).toBe(holds);
  });

  it('that is not met fails with its own error, or as a conflict', async () => {
    const meaning = new Error('It is taken');
    const guard = table.onlyIf(table.absent, () => meaning);
    expect(await reasonOf(put(stored, guard))).toBe(meaning);
    expect(await reasonOf(table.updateItem(stored, { add: { meals: 1 } }, guard))).toBe(meaning);
    const unexplained = table.onlyIf(table.absent);
    expect(await reasonOf(put(stored, unexplained))).toMatchObject({ code: 'conflict' });
    expect(await reasonOf(table.transact([table.check(stored, table.absent, () => meaning)]))).toBe(meaning);
    expect(await reasonOf(table.transact([table.checkUnchanged(stored, table.absent)]))).toBeInstanceOf(
      table.ChangedMeanwhile,
    );
  });
});

describe('a page of a list', () => {
  const list = table.listIn<{ meals: number }>('PAGE');
  const names = (items: readonly table.Key[]) => items.map(({ sk }) => sk).join('');
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  beforeAll(async () => {
    const items = LETTERS.map((sk, meals) => ({ pk: 'PAGE', sk, meals }));
    await table.transact(items.map((item) => table.put(item)));
    await put({ pk: 'PAGE', sk: 'Y', meals: 24, expiresAt: SECONDS });
    await put({ pk: 'PAGE', sk: 'X', meals: 23, expiresAt: SECONDS + 1 });
    for (const sk of ['b', 'M1', 'z']) await put({ pk: 'OTHER', sk, meals: 0 });
  });

  it('has the newest first, without expired items, and continues after the last one', async () => {
    const first = await table.readPage(list, { limit: 3 }, NOW);
    expect(names(first.items)).toBe('ZXW');
    const second = await table.readPage(list, { limit: 3, cursor: first.nextCursor ?? '' }, NOW);
    expect(names(second.items)).toBe('VUT');
    const last = await table.readPage(list, { limit: 25 }, NOW);
    expect([last.items.length, last.nextCursor]).toEqual([25, undefined]);
  });

  it('can have the oldest first, and refuses a cursor of the other order', async () => {
    const { items, nextCursor = '' } = await table.readPage(
      { ...list, order: 'ascending' },
      { limit: 2 },
      NOW,
    );
    expect(names(items)).toBe('AB');
    expect(await reasonOf(table.readPage(list, { cursor: nextCursor }, NOW))).toMatchObject({
      code: 'invalid_cursor',
    });
  });

  it('of several lists has one order and the right start', async () => {
    const lists = [list, table.listIn<{ meals: number }>('OTHER')];
    const merged = (limit: number, more: object = {}) =>
      table.readMergedPage({ name: 'both', lists, ...more }, { limit }, NOW);
    const { items, nextCursor = '' } = await merged(20);
    expect(names(items)).toBe('zbZXWVUTSRQPONM1MLKJI');
    const rest = await table.readMergedPage({ name: 'both', lists }, { cursor: nextCursor }, NOW);
    expect([names(rest.items), rest.nextCursor]).toEqual(['HGFEDCBA', undefined]);
    expect(names((await merged(4, { order: 'ascending', from: 'L' })).items)).toBe('MM1NO');
  });

  it('shows current items that still belong to it', async () => {
    const isEven = ({ meals }: { meals: number }) => meals % 2 === 0;
    expect(names((await table.readCurrentPage(list, { limit: 5 }, NOW, isEven)).items)).toBe('WU');
    expect(names((await table.readCurrentPage(list, { limit: 2 }, NOW)).items)).toBe('ZX');
  });
});

describe('a long list', () => {
  const list = table.listIn<{ meals: number }>('LONG');
  beforeAll(async () => {
    const items = Array.from({ length: 400 }, (_, meals) => ({ pk: 'LONG', sk: String(meals + 100), meals }));
    await Promise.all(
      inBatches(items, 100).map((batch) => table.transact(batch.map((item) => table.put(item)))),
    );
  });

  it('is read until a filter has found enough, four times at most', async () => {
    const send = vi.spyOn(tableClient, 'send');
    const read = async (keep: (item: { meals: number }) => boolean, page: table.PageRequest) => {
      send.mockClear();
      const found = await table.readPage({ ...list, filter: { name: 'some', keep } }, page, NOW);
      const limits = send.mock.calls.map(([, input]) => Reflect.get(input, 'Limit'));
      return { meals: found.items.map(({ meals }) => meals), limits, nextCursor: found.nextCursor };
    };
    const every40th = await read(({ meals }) => meals % 40 === 0, { limit: 4 });
    expect(every40th).toMatchObject({ meals: [360, 320, 280, 240], limits: [48, 96, 96] });
    const common = await read(({ meals }) => meals % 2 === 0, { limit: 30 });
    expect([common.meals.length, common.limits]).toEqual([30, [60, 2]]);
    const none = await read(() => false, { limit: 4 });
    expect(none).toMatchObject({ meals: [], limits: [48, 96, 96, 96] });
    const cursor = none.nextCursor ?? '';
    expect(await read(({ meals }) => meals < 2, { limit: 4, cursor })).toEqual({
      meals: [1, 0],
      limits: [48, 96],
      nextCursor: undefined,
    });
    send.mockClear();
    await table.readPage(list, { limit: 3 }, NOW);
    expect(send.mock.calls.map(([, input]) => Reflect.get(input, 'Limit'))).toEqual([4]);
    send.mockRestore();
  });

  it('is read in parts, by a part of its keys, and from its end', async () => {
    const sizes: number[] = [];
    for await (const items of table.itemsIn(list)) sizes.push(items.length);
    expect(sizes).toEqual(Array(8).fill(50));
    const keys: table.Key[] = [];
    for await (const some of table.keysIn(list, 300)) keys.push(...some);
    expect([keys.length, keys[0]]).toEqual([400, { pk: 'LONG', sk: '100' }]);
    const sks = async (options: Parameters<typeof table.query>[1]) =>
      (await table.query(list, options)).items.map(({ sk }) => sk);
    expect(await sks({ beginsWith: '49', limit: 2 })).toEqual(['490', '491']);
    expect(await sks({ within: ['498', '600'] })).toEqual(['498', '499']);
    expect(await sks({ after: '497' })).toEqual(['498', '499']);
    const last = await table.lastIn(list, 2);
    expect([last.items.map(({ sk }) => sk), last.more]).toEqual([['499', '498'], true]);
    expect((await table.lastIn(list, 400)).more).toBe(false);
  });

  it('is read by groups of keys', async () => {
    const at = (sk: string): table.ItemKey<{ meals: number }> => ({ pk: 'LONG', sk });
    const [some, none, others] = await table.getGroups([[at('100'), at('1')], [], [at('101')]]);
    expect([some.map((item) => item?.meals), none, others.map((item) => item?.meals)]).toEqual([
      [0, undefined],
      [],
      [1],
    ]);
  });

  it('loses an item that is removed, unlike one that is only checked', async () => {
    const [first, second] = ['100', '101'].map((sk) => ({ pk: 'LONG', sk }));
    if (!first || !second) throw new Error('There are two items');
    await table.write(table.remove(first));
    expect(await table.getItems([first, second])).toMatchObject([undefined, { meals: 1 }]);
    expect(await reasonOf(table.write(table.check(second, table.present)))).toBeInstanceOf(TypeError);
  });
});

it('an item expires at a second, or at the end of a day', () => {
  expect(table.expiryAfter(1999, NOW)).toBe(SECONDS + 1);
  expect(table.expiryAtEndOfDay(DAY, NOW)).toBe(Date.parse('2026-11-22') / 1000);
});

describe('a limit per time window', () => {
  const limit = { name: 'calls', who: 'ann', max: 2, windowMs: MINUTE };
  const call = (later = 0) => table.countWithin(limit, new Date(NOW.getTime() + later));

  it('counts up to its maximum in a window, and returns the start of the next one', async () => {
    expect([await call(), await call(39_999), await call(), await call(40_000)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const refused = reasonOf(table.countAgainstLimit({ ...limit, message: 'Slowly' }, NOW));
    expect(await refused).toMatchObject({ code: 'too_many_requests', message: 'Slowly', retryAfter: 40 });
  });
});

describe('a stored response', () => {
  const request = (changes: object = {}) => ({
    caller: 'ann',
    endpoint: 'create',
    idempotencyKey: 'key',
    params: undefined,
    body: { meals: 1 },
    now: NOW,
    ...changes,
  });
  const remember = (changes?: object) =>
    table.transact([table.rememberAnswer(request(changes), { id: 'first' })]);
  beforeAll(() => remember());

  it('is returned again for the same request within a day', async () => {
    expect(await table.recallAnswer(request(), { consistent: true })).toEqual({ answer: { id: 'first' } });
    const later = (ms: number) => table.recallAnswer(request({ now: new Date(NOW.getTime() + ms) }));
    expect([await later(DAY), await later(DAY + 1000)]).toEqual([{ answer: { id: 'first' } }, undefined]);
    for (const other of [{ caller: 'ben' }, { endpoint: 'remove' }, { idempotencyKey: 'other' }])
      expect(await table.recallAnswer(request(other))).toBeUndefined();
  });

  it('is not returned for any other request', async () => {
    for (const other of [{ body: { meals: 2 } }, { body: undefined }, { params: { id: 'P' } }])
      expect(await reasonOf(table.recallAnswer(request(other)))).toMatchObject({
        code: 'idempotency_key_reused',
      });
  });

  it('is stored once, and again when it has expired', async () => {
    expect(await reasonOf(remember())).toBeInstanceOf(table.AlreadyAnswered);
    expect(await reasonOf(remember({ now: new Date(NOW.getTime() + DAY + 1000) }))).toBeUndefined();
  });
});
