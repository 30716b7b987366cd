import { describe, expect, it } from 'vitest';
import { readAskedPlace, ZIP_MESSAGE } from '#shared/places/asked-place.ts';

describe('the place to search around', () => {
  it.each([
    ['04101', '04101'],
    [' 04101-1234 ', '04101'],
    ['04101 1234', '04101'],
    ['0-4-1-0-1', '04101'],
    ['Portland, ME', 'Portland, ME'],
    ['Portland, ME 04101', 'Portland, ME 04101'],
  ])('%j is looked up as %j', (text, q) => {
    expect(readAskedPlace(text)).toEqual({ q });
  });

  it.each(['0410', '1', '---', '12 34'])('%j is no ZIP code', (text) => {
    expect(readAskedPlace(text)).toEqual({ issue: ZIP_MESSAGE });
  });

  it.each(['', '  ', 'P'])('%j is nothing to look up', (text) => {
    expect(readAskedPlace(text)).toEqual({ issue: 'Please enter a ZIP code or a town' });
  });
});
