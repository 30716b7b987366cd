import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt } from '#lambdas/share/day-at.ts';
import { pieceOf } from '#shared/posts/catches/piece.ts';
import { quantityWords } from '#shared/posts/catches/quantity-words.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import { species as spanish } from '#shared/words/es/site/species.ts';
import { mealsWords, priceWords, unitPriceWords } from '#words/posts/figures.ts';

describe('shortened text', () => {
  it('is unchanged if it fits', () => {
    expect(shorten('  Out before\nfirst light  ', 40)).toBe('Out before first light');
  });

  it('is cut between words, with an ellipsis', () => {
    expect(shorten('Out before first light, back with the tide', 24)).toBe('Out before first light…');
  });

  it('is cut inside a word that is longer than the limit', () => {
    expect(shorten('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
  });

  it('never exceeds the limit, and has no half characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.integer({ min: 2, max: 40 }),
        (text, limit) => {
          const short = shorten(text, limit);
          expect(Array.from(short).length).toBeLessThanOrEqual(limit);
          expect(short.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('counts', () => {
  it('agree with their noun and have separators for thousands', () => {
    expect(mealsWords(1)).toBe('1 meal');
    expect(mealsWords(1000)).toBe('1,000 meals');
  });
});

describe('the day of a catch', () => {
  const lateEvening = '2026-11-20T02:30:00.000Z';

  it('is the local date of the catch', () => {
    expect(dayAt(lateEvening, { lat: 43.66, lng: -70.26 })).toBe('November 19, 2026');
    expect(dayAt(lateEvening, { lat: 51.5, lng: 0 })).toBe('November 20, 2026');
  });

  it('is that of the default place if the place is not known', () => {
    expect(dayAt(lateEvening, undefined)).toBe('November 19, 2026');
  });
});

describe('a species in a sentence', () => {
  it('is in lower case if it is in the list', () => {
    expect(speciesInSentence({ species: 'red-snapper' })).toBe('red snapper');
    expect(speciesInSentence({ species: 'cod' }, 'es', spanish)).toBe('bacalao');
  });

  it('stays as the fisherman wrote it otherwise', () => {
    expect(speciesInSentence({ species: 'other', customSpecies: 'Atlantic Halibut' })).toBe(
      'Atlantic Halibut',
    );
  });
});

it('the species of an old report, stored as a name, is shown as it was stored', () => {
  expect(speciesName({ species: 'Red Snapper' })).toBe('Red Snapper');
});

describe('a price', () => {
  it('has its unit', () => {
    const cod = { paymentType: 'mandatory' } as const;
    expect(priceWords({ ...cod, amount: 6.5, unit: 'per_pound' })).toBe('$6.50 per pound');
    expect(priceWords({ ...cod, amount: 30, unit: 'all' })).toBe('$30.00 total');
    expect(priceWords({ ...cod, amount: 1200 })).toBe('$1,200.00');
  });

  it.each([
    [{ species: 'tuna' }, 'fish'],
    [{ species: 'lobster' }, 'lobster'],
    [{ species: 'other', customSpecies: 'Dungeness Crab' }, 'crab'],
    [{ species: 'other', customSpecies: 'Longfin squid' }, 'squid'],
    [{ species: 'other', customSpecies: 'Oysters' }, undefined],
    [{ species: 'scallops' }, undefined],
  ])('of one of a catch names it: %j', (fish, piece) => {
    const price = { paymentType: 'mandatory', amount: 11, unit: 'per_fish' } as const;
    expect(priceWords({ ...price, ...pieceOf(fish) })).toBe(piece ? `$11.00 per ${piece}` : '$11.00 each');
    const inBoxes = pieceOf({ ...fish, stock: { unit: 'box' } });
    expect(priceWords({ ...price, ...inBoxes })).toBe('$11.00 per box');
  });

  it('can also be for one pound or one fish', () => {
    expect(unitPriceWords({ piece: 'fish', unitPrice: { amount: 3.5, unit: 'per_pound' } })).toBe(
      'about $3.50 per pound',
    );
    expect(unitPriceWords({ piece: 'fish', unitPrice: { amount: 11.67, unit: 'per_fish' } })).toBe(
      'about $11.67 per fish',
    );
    expect(unitPriceWords({})).toBeUndefined();
  });

  it('is a word if nothing is charged', () => {
    expect(priceWords({ paymentType: 'free' })).toBe('Free');
    expect(priceWords({ paymentType: 'mandatory', amount: 0, unit: 'all' })).toBe('Free');
    expect(priceWords({ paymentType: 'voluntary' })).toBe('PWYC');
  });

  it('is beside the quantity, with the least to buy', () => {
    const stock = { unit: 'pound', left: 40, least: 2, step: 1 } as const;
    expect(quantityWords({ quantity: '40 lb', stock })).toBe('40 lb, min. 2 lb');
    expect(quantityWords({ quantity: '1.5 lb', stock: { ...stock, left: 1.5 } })).toBe('1.5 lb, min. 1.5 lb');
    expect(quantityWords({ quantity: '40 lb', stock: { ...stock, least: 1 } })).toBe('40 lb');
    expect(quantityWords({ quantity: 'A bucket' })).toBe('A bucket');
  });
});
