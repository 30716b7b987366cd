import { describe, expect, it } from 'vitest';
import {
  codesFor,
  MAX_SHORT_NAME,
  namesFor,
  plainName,
  SHORT_NAME,
} from '#shared/sharing/short-addresses.ts';

const pickFirst = () => 0;

describe('the name in a short address', () => {
  it.each([
    ['Ruth', 'ruth'],
    ['Ruth Alder', 'ruth-alder'],
    ['João d’Ávila', 'joao-davila'],
    ['Nguyễn Đặng', 'nguyen-dang'],
    ['Søren Æble', 'soren-aeble'],
    ['Captain Al 207-555-0144', 'captain-al'],
    ['محمد Ali', 'ali'],
  ])('of %s is in plain letters: %s', (displayName, name) => {
    expect(plainName(displayName)).toBe(name);
  });

  it.each(['漁師', 'Creel Support', 'Admin', 'X', '---'])('is not made from %s', (displayName) => {
    expect(plainName(displayName)).toBeUndefined();
    expect(namesFor(displayName, pickFirst)[0]).toBe('fisherman-10');
  });

  it('gets a number if it is already used', () => {
    expect(namesFor('Ruth', pickFirst).slice(0, 3)).toEqual(['ruth', 'ruth-2', 'ruth-3']);
  });

  it('fits into an address, however long the displayed name is', () => {
    const pickLast = (max: number) => max - 1;
    for (const name of namesFor('Wolfeschlegelsteinhausen '.repeat(4), pickLast)) {
      expect(name).toMatch(SHORT_NAME);
      expect(name.length).toBeLessThanOrEqual(MAX_SHORT_NAME);
    }
  });
});

it('the codes of posts get longer if the short ones are used', () => {
  expect(codesFor(pickFirst)).toEqual(['2222', '2222', '22222', '222222', '22222222']);
});
