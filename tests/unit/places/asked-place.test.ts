import { describe, expect, it } from 'vitest';
import { readAskedPlace } from '#shared/places/asked-place.ts';
import { zipInvalid } from '#words/places.ts';

describe('the requested place', () => {
  it.each([
    ['04101', '04101'],
    [' 04101-1234 ', '04101'],
    ['04101 1234', '04101'],
    ['0-4-1-0-1', '04101'],
    ['Portland, ME', 'Portland, ME'],
    ['Portland, ME 04101', 'Portland, ME 04101'],
  ])('of %j is looked up as %j', (text, q) => {
    expect(readAskedPlace(text)).toEqual({ q });
  });

  it.each(['0410', '1', '---', '12 34'])('of %j is not a ZIP code', (text) => {
    expect(readAskedPlace(text)).toEqual({ issue: zipInvalid });
  });

  it.each(['', '  ', 'P'])('of %j cannot be looked up', (text) => {
    expect(readAskedPlace(text)).toEqual({ issue: 'Please enter a ZIP code or a town' });
  });
});
