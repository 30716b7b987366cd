import { describe, expect, it } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { pageTitle, TITLE_LENGTH } from '#shared/sharing/page-title.ts';

describe('the title of a page', () => {
  it('ends with the name of its host', () => {
    expect(FLAVOURS.map((flavour) => pageTitle('Terms', flavour))).toEqual([
      'Terms · Creel',
      'Terms · Creel for communities',
    ]);
  });

  it('is cut to the length that search engines show', () => {
    for (const flavour of FLAVOURS)
      for (const name of [
        'Haddock from Portland, ME',
        'Dungeness crab from South Bend, Washington',
        'Red king crab from Dutch Harbor, Unalaska, AK',
      ])
        expect(pageTitle(name, flavour).length).toBeLessThanOrEqual(TITLE_LENGTH);
  });

  it('is not changed if it is in the specification', () => {
    expect(pageTitle('24 Meals Pledged - Creel', 'community')).toBe('24 Meals Pledged - Creel');
  });
});
