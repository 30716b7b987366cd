/** Amounts of a catch as numbers, and prices that follow from them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder } from '#lambdas/posts/store/price-order.ts';
import { countIn } from '#shared/posts/catches/count-in.ts';
import { withCount } from '#shared/posts/catches/quantity.ts';
import { leftNow, quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import { leastOf } from '#shared/posts/catches/stock.ts';
import { type Stock, stock as stockSchema } from '#shared/posts/catches/stock-schemas.ts';
import { comparedPrice, reckonedPrice, unitPriceOf } from '#shared/posts/catches/unit-price.ts';
import { stepped } from '../../../web/features/posts/own/stepped.ts';

const aStock = (changes: Partial<Stock> = {}): Stock => ({
  unit: 'pound',
  left: 40,
  least: 2,
  step: 1,
  ...changes,
});

describe('a quantity in words', () => {
  it.each([
    ['40 lb', { unit: 'pound', count: 40 }],
    ['2.5 Pounds', { unit: 'pound', count: 2.5 }],
    ['30 libras', { unit: 'pound', count: 30 }],
    ['12 fish', { unit: 'piece', count: 12 }],
    ['8 peças', { unit: 'piece', count: 8 }],
    ['12 con', { unit: 'piece', count: 12 }],
    ['3 boxes', { unit: 'box', count: 3 }],
    ['3 thùng', { unit: 'box', count: 3 }],
  ])('is read as a number: %j', (text, counted) => {
    expect(countIn(text)).toEqual(counted);
  });

  it.each(['2 dozen', 'About 30 lb', '3 boxes of 20 lb', '0 lb', '40', ''])('is not guessed: %j', (text) => {
    expect(countIn(text)).toBeUndefined();
  });

  it('follows the number if it begins with it', () => {
    expect(withCount('40 lb, gutted', 40, 37.5)).toBe('37.5 lb, gutted');
    expect([withCount('4 lb', 40, 37), withCount('Two totes', 40, 37)]).toEqual([undefined, undefined]);
  });
});

describe('the quantity of a counted catch', () => {
  const shown = (quantity: string, left: number, held?: number) =>
    quantityLeft({ quantity, stock: aStock({ left }), landed: 40, held });

  it('stays in the fisherman’s words until buyers reserve, and is then what is left', () => {
    expect(shown('About 40 lb', 40)).toBe('About 40 lb');
    expect(shown('40 lb', 30, 10)).toBe('30 lb');
    expect(shown('40 lb, gutted', 30, 10)).toBe('30 lb, gutted');
    expect(shown('30 lb, gutted', 30)).toBe('30 lb, gutted');
    expect(shown('2 totes', 30, 10)).toBe('30 lb');
  });

  it('is told as reserved when nothing is free', () => {
    expect(shown('40 lb', 0, 40)).toBe('All reserved');
    const left = (left: number, held: number) =>
      leftNow({ quantity: '40 lb', stock: aStock({ left }), landed: 40, held }, (said) => `${said} left`);
    expect([left(30, 10), left(0, 40)]).toEqual(['30 lb left', 'All reserved']);
  });

  it('is in the language of an email', async () => {
    const spanish = await import('#shared/words/es/posts/figures.ts');
    const said = (left: number, held: number) =>
      quantityLeft({ quantity: '2 totes', stock: aStock({ unit: 'box', left }), landed: 40, held }, spanish);
    expect([said(30, 10), said(0, 40)]).toEqual(['30 cajas', 'Todo reservado']);
  });
});

describe('the amount left', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100);
  const whole = fc.integer({ min: 1, max: 1000 });
  const stocks = fc.oneof(
    fc.record({ unit: fc.constant('pound' as const), left: hundredths, least: hundredths, step: hundredths }),
    fc.record({ unit: fc.constantFrom('piece', 'box'), left: whole, least: whole, step: whole }),
  );

  it('goes down in exact steps to nothing, never below, and a step up undoes a step down', () => {
    fc.assert(
      fc.property(stocks, ({ left: start, ...stock }) => {
        let left = start;
        for (let steps = 0; left > 0 && steps < 200; steps++) {
          expect(stockSchema.safeParse({ ...stock, left }).success).toBe(true);
          expect(leastOf({ ...stock, left })).toBeLessThanOrEqual(left);
          const next = stepped(left, stock.step, -1);
          expect(Math.round(100 * (left - next))).toBe(Math.round(100 * Math.min(stock.step, left)));
          if (next > 0) expect(stepped(next, stock.step, 1)).toBe(left);
          left = next;
        }
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [{ left: -1 }, 'left'],
    [{ step: 0.125 }, 'step'],
    [{ unit: 'piece', left: 2.5 }, 'left'],
    [{ unit: 'box', least: 0.5 }, 'least'],
    [{ left: 100_001 }, 'left'],
    [{ poundsEach: -1 }, 'poundsEach'],
  ])('is a sensible number: not %j', (changes, path) => {
    const { error } = stockSchema.safeParse({ ...aStock(), ...changes });
    expect(error?.issues.map((issue) => issue.path)).toEqual([[path]]);
  });
});

describe('the price of a pound', () => {
  const priced = { paymentType: 'mandatory', amount: 140, unit: 'all', quantity: '40 lb' } as const;
  const inPieces = aStock({ unit: 'piece', left: 10, least: 1, poundsEach: 2 });

  it.each([
    ['of a total, by the words', priced, { amount: 3.5, unit: 'per_pound' }],
    ['as it is', { ...priced, unit: 'per_pound' }, { amount: 140, unit: 'per_pound' }],
    [
      'of a total, by the amount that it was for',
      { ...priced, stock: aStock({ left: 10 }), landed: 40 },
      { amount: 3.5, unit: 'per_pound' },
    ],
    [
      'of a total, by the known weight of pieces',
      { ...priced, stock: inPieces, landed: 10 },
      { amount: 7, unit: 'per_pound' },
    ],
    [
      'of a piece, by its known weight',
      { ...priced, unit: 'per_fish', stock: inPieces },
      { amount: 70, unit: 'per_pound' },
    ],
    [
      'of a total for pieces: of a piece',
      { ...priced, quantity: '14 fish' },
      { amount: 10, unit: 'per_fish' },
    ],
    [
      'of a piece of unknown weight: of a piece',
      { ...priced, unit: 'per_fish' },
      { amount: 140, unit: 'per_fish' },
    ],
    ['of boxes in words: not at all', { ...priced, quantity: '3 boxes' }, undefined],
    ['of other words: not at all', { ...priced, quantity: 'Two totes' }, undefined],
    ['of what is free: not at all', { ...priced, paymentType: 'free' }, undefined],
  ] as const)('is reckoned %s', (_name, post, reckoned) => {
    expect(reckonedPrice(post)).toEqual(reckoned);
  });

  it('is shown, in cents, only if it differs from the stated price', () => {
    expect(unitPriceOf({ ...priced, quantity: '45 lb' })).toEqual({
      unitPrice: { amount: 3.11, unit: 'per_pound' },
    });
    expect(unitPriceOf({ ...priced, quantity: '1 lb' })).toEqual({});
    expect(unitPriceOf({ ...priced, unit: 'per_pound' })).toEqual({});
  });

  it('orders catches: free, pay what you can, by the pound, then by the price as stated', () => {
    const id = '01JCXZ0000000000000000000A';
    const inOrder = [
      { ...priced, paymentType: 'free' },
      { ...priced, paymentType: 'voluntary' },
      priced,
      { ...priced, amount: 3.75, unit: 'per_pound' },
      { ...priced, stock: inPieces, landed: 10 },
      { ...priced, stock: aStock({ left: 0.01 }), landed: 0.01 },
      { ...priced, amount: 1, unit: 'per_fish' },
      { ...priced, amount: 3, quantity: 'Two totes' },
    ] as const;
    const keys = inOrder.map((post) => priceOrder({ id, ...post }));
    expect(keys.toSorted()).toEqual(keys);
    expect(new Set(keys).size).toBe(inOrder.length);
    expect(inOrder.map(comparedPrice)).toEqual([0, 0, 3.5, 3.75, 7, 14_000, 1, 3]);
  });
});
