import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt } from '#lambdas/share/day-at.ts';
import { speciesInSentence } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import { mealsWords, priceWords, unitPriceWords } from '#words/posts/figures.ts';

describe('shorten', () => {
  it('leaves alone what fits', () => {
    expect(shorten('  Out before\nfirst light  ', 40)).toBe('Out before first light');
  });

  it('cuts between words and says so', () => {
    expect(shorten('Out before first light, back with the tide', 24)).toBe('Out before first light…');
  });

  it('cuts inside a word that is all there is', () => {
    expect(shorten('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
  });

  it('never gives more characters than asked for, nor half of one', () => {
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
  it('agree with their noun and have their thousands apart', () => {
    expect(mealsWords(1)).toBe('1 meal');
    expect(mealsWords(1000)).toBe('1,000 meals');
  });
});

describe('the day of a catch', () => {
  const lateEvening = '2026-11-20T02:30:00.000Z';

  it('is the day it was there', () => {
    expect(dayAt(lateEvening, { lat: 43.66, lng: -70.26 })).toBe('November 19, 2026');
    expect(dayAt(lateEvening, { lat: 51.5, lng: 0 })).toBe('November 20, 2026');
  });

  it('is that of the default place where none is known', () => {
    expect(dayAt(lateEvening, undefined)).toBe('November 19, 2026');
  });
});

describe('a species in a sentence', () => {
  it('has small letters when it is one of ours', () => {
    expect(speciesInSentence({ species: 'red-snapper' })).toBe('red snapper');
  });

  it("stays as written when it is the fisherman's own", () => {
    expect(speciesInSentence({ species: 'other', customSpecies: 'Atlantic Halibut' })).toBe(
      'Atlantic Halibut',
    );
  });
});

describe('a price', () => {
  it('has its unit', () => {
    expect(priceWords({ paymentType: 'mandatory', amount: 6.5, unit: 'per_pound' })).toBe('$6.50 per pound');
    expect(priceWords({ paymentType: 'mandatory', amount: 30, unit: 'all' })).toBe('$30.00 total');
    expect(priceWords({ paymentType: 'mandatory', amount: 1200 })).toBe('$1,200.00');
  });

  it('is told for a pound or a piece too, where it is asked for a plain number of them', () => {
    const unitPrice = (quantity: string, unit: 'all' | 'per_pound' = 'all') =>
      unitPriceWords({ paymentType: 'mandatory', amount: 140, unit, quantity });
    expect(unitPrice('40 lb')).toBe('about $3.50 per pound');
    expect(unitPrice('12 fish')).toBe('about $11.67 each');
    expect([unitPrice('3 boxes of 20 lb'), unitPrice('40 lb', 'per_pound')]).toEqual([undefined, undefined]);
  });

  it('is a word where none is asked', () => {
    expect(priceWords({ paymentType: 'free' })).toBe('Free');
    expect(priceWords({ paymentType: 'mandatory', amount: 0, unit: 'all' })).toBe('Free');
    expect(priceWords({ paymentType: 'voluntary' })).toBe('PWYC');
  });
});
