/** Dates and food safety of posts, as pure rules for one moment. */
import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { catchDateIssues, offeredUntil } from '#shared/posts/catches/rules.ts';
import type { Condition } from '#shared/posts/catches/schemas.ts';
import {
  foodSafetyOf,
  mayBePledged,
  STORAGE_KINDS,
  type StorageKind,
} from '#shared/posts/pledges/food-safety.ts';
import {
  availableUntil,
  freshHoursOfPledge,
  pledgeDateIssues,
  pledgePoints,
} from '#shared/posts/pledges/rules.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const earlier = (hours: number, milliseconds = 0) =>
  new Date(NOW - hours * HOUR - milliseconds).toISOString();

const FUTURE = 'Date caught cannot be in the future';
const PLEDGE_FUTURE = 'Catch date cannot be in the future';
const TOO_OLD = 'Fresh fish cannot be more than 48 hours old';
const REQUIRED = 'Catch date is required';

describe('the date of a catch', () => {
  const cases: [string, Condition, string, string | undefined][] = [
    ['just now', 'fresh', earlier(0), undefined],
    ['a millisecond ahead', 'fresh', earlier(0, -1), FUTURE],
    ['a millisecond ahead', 'frozen', earlier(0, -1), FUTURE],
    ['exactly 48 hours old', 'fresh', earlier(48), undefined],
    ['a millisecond older than 48 hours', 'fresh', earlier(48, 1), TOO_OLD],
    ['a millisecond older than 48 hours', 'frozen', earlier(48, 1), undefined],
    ['years old', 'frozen', earlier(24 * 1000), undefined],
    ['written in another time zone, an hour ago', 'fresh', '2026-11-20T08:00:00-05:00', undefined],
    ['written in another time zone, an hour ahead', 'fresh', '2026-11-20T10:00:00-05:00', FUTURE],
    ['no date', 'frozen', 'yesterday', REQUIRED],
    ['empty', 'fresh', '', REQUIRED],
  ];

  it.each(cases)('%s, %s', (_name, condition, caughtDate, message) => {
    const issues = catchDateIssues({ condition, caughtDate }, NOW, 48);
    expect(issues).toEqual(message === undefined ? [] : [{ path: 'caughtDate', message }]);
  });

  it('ends the offer of fresh fish after 48 hours, and never for frozen fish', () => {
    expect(offeredUntil({ condition: 'fresh', caughtAt: NOW })).toBe(NOW + 48 * HOUR);
    expect(offeredUntil({ condition: 'frozen', caughtAt: NOW })).toBeUndefined();
  });
});

describe('the date of a pledge', () => {
  const cases: [string, StorageKind, string, string | undefined][] = [
    ['just now', 'iced', earlier(0), undefined],
    ['a millisecond ahead', 'frozen', earlier(0, -1), PLEDGE_FUTURE],
    ['exactly 48 hours old', 'iced', earlier(48), undefined],
    ['a millisecond older than 48 hours', 'iced', earlier(48, 1), TOO_OLD],
    ['a millisecond older than 48 hours', 'chilled', earlier(48, 1), TOO_OLD],
    ['a millisecond older than 48 hours', 'frozen', earlier(48, 1), undefined],
    ['no date', 'iced', 'today', REQUIRED],
  ];

  it.each(cases)('%s, %s', (_name, storage, catchDate, message) => {
    const issues = pledgeDateIssues({ catchDate, handling: { storage } }, NOW, 48);
    expect(issues).toEqual(message === undefined ? [] : [{ path: 'catchDate', message }]);
  });

  it('may be ahead until the catch that a series expects', () => {
    const issues = (catchDate: string) =>
      pledgeDateIssues({ catchDate, handling: { storage: 'iced' } }, NOW, 48, {
        expectedCatch: earlier(-24),
      });
    expect([issues(earlier(-24)), issues(earlier(-3))]).toEqual([[], []]);
    expect(issues(earlier(-25))).toEqual([{ path: 'catchDate', message: PLEDGE_FUTURE }]);
  });

  it('does not allow ice from the future', () => {
    const iced = (icedAt: string) =>
      pledgeDateIssues({ catchDate: earlier(5), handling: { storage: 'iced', icedAt } }, NOW, 48);
    expect([iced(earlier(4)), iced(earlier(0))]).toEqual([[], []]);
    expect(iced(earlier(0, -1))).toEqual([
      { path: 'handling.icedAt', message: 'Iced at cannot be in the future' },
    ]);
  });

  it('ends a pledge of unfrozen fish after 48 hours, and never for frozen fish', () => {
    for (const storage of ['iced', 'chilled'] as const)
      expect(availableUntil({ storage, caughtAt: NOW }, 48)).toBe(NOW + 48 * HOUR);
    expect(availableUntil({ storage: 'frozen', caughtAt: NOW }, 48)).toBeUndefined();
  });

  it('keeps the number of hours at the time of the pledge', () => {
    const pledged = (until?: string) => freshHoursOfPledge({ catchDate: earlier(30), availableUntil: until });
    expect([pledged(earlier(6)), pledged()]).toEqual([24, 48]);
  });

  it('earns one point for each meal', () => {
    expect([1, 24, 1000].map(pledgePoints)).toEqual([1, 24, 1000]);
  });
});

describe('food safety', () => {
  const HISTAMINE = ['tuna', 'mackerel', 'amberjack'];

  it.each(DEFAULT_SPECIES.map(({ id }) => [id]))('%s', (species) => {
    const allowed = STORAGE_KINDS.filter((storage) =>
      mayBePledged({ species }, storage, foodSafetyOf(DEFAULT_RULES)),
    );
    expect(allowed).toEqual(HISTAMINE.includes(species) ? ['iced', 'frozen'] : ['iced', 'chilled', 'frozen']);
  });
});
