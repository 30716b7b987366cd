/** The times and places at which pledged meals can be picked up. */
import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { normalizePickup, pickup } from '#shared/posts/pledges/pickup.ts';
import { pledgeDateIssues } from '#shared/posts/pledges/rules.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const inHours = (hours: number, milliseconds = 0) =>
  new Date(NOW + hours * HOUR + milliseconds).toISOString();
const slot = (start: number, end: number) => ({ start: inHours(start), end: inHours(end) });
const issuesOf = (value: unknown) =>
  (pickup.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a pickup', () => {
  it.each([
    ['half an hour', 0.5],
    ['twelve hours', 12],
  ])('may have times of %s', (_name, hours) => {
    expect(issuesOf({ place: 'Pier 3', slots: [slot(1, 1 + hours)] })).toEqual([]);
  });

  it('may have neither a place nor a time', () => {
    expect(issuesOf({ place: ' ', slots: [] })).toEqual([]);
    expect(normalizePickup({ place: '', slots: [] })).toBeUndefined();
  });

  it.each([
    [
      'without a place',
      { place: '', slots: [slot(1, 2)] },
      'place',
      'Please say where the meals can be picked up',
    ],
    [
      'at too long a place',
      { place: 'x'.repeat(201), slots: [] },
      'place',
      'Pickup location must be less than 200 characters',
    ],
    [
      'in less than 30 minutes',
      { place: 'Pier 3', slots: [{ start: inHours(1), end: inHours(1.5, -1) }] },
      'slots.0.end',
      'A pickup time lasts at least 30 minutes',
    ],
    [
      'backwards',
      { place: 'Pier 3', slots: [slot(2, 1)] },
      'slots.0.end',
      'A pickup time lasts at least 30 minutes',
    ],
    [
      'in more than 12 hours',
      { place: 'Pier 3', slots: [{ start: inHours(1), end: inHours(13, 1) }] },
      'slots.0.end',
      'A pickup time lasts at most 12 hours',
    ],
    [
      'at no time',
      { place: 'Pier 3', slots: [{ start: 'soon', end: inHours(1) }] },
      'slots.0.start',
      'Please enter a day and a time',
    ],
    [
      'at seven times',
      { place: 'Pier 3', slots: Array.from({ length: 7 }, (_, at) => slot(at, at + 1)) },
      'slots',
      'A pledge has at most 6 pickup times',
    ],
  ])('is refused %s', (_name, value, path, message) => {
    expect(issuesOf(value)).toEqual([[path, message]]);
  });

  it('is stored in order and in UTC', () => {
    const given = {
      place: 'Pier 3',
      slots: [slot(4, 5), { start: '2026-11-20T10:00:00-05:00', end: inHours(2) }],
    };
    expect(normalizePickup(given)?.slots).toEqual([slot(1, 2), slot(4, 5)]);
  });
});

describe('pickup times of a pledge', () => {
  const issues = (
    slots: ReturnType<typeof slot>[],
    storage: 'iced' | 'frozen' = 'iced',
    before?: typeof slots,
  ) =>
    pledgeDateIssues(
      { catchDate: inHours(-40), handling: { storage }, pickup: { place: 'Pier 3', slots } },
      NOW,
      48,
      { slots: before },
    );

  it('must not be over', () => {
    expect(issues([slot(-1, 1)])).toEqual([]);
    expect(issues([slot(1, 2), slot(-1, 0)])).toEqual([
      { path: 'pickup.slots.1.end', message: 'This pickup time is over. Choose a later one' },
    ]);
  });

  it('may be over if they were in the pledge before', () => {
    expect(issues([slot(-2, -1)], 'iced', [slot(-2, -1)])).toEqual([]);
    expect(issues([slot(-2, -1)], 'iced', [slot(-3, -1)])).toHaveLength(1);
  });

  it('must start while fresh fish is fresh, and may be later for frozen fish', () => {
    const late = 'The fish is too old by then: fresh fish is given out within 48 hours of the catch';
    expect(issues([{ start: inHours(8, -1), end: inHours(9) }])).toEqual([]);
    expect(issues([slot(8, 9)])).toEqual([{ path: 'pickup.slots.0.start', message: late }]);
    expect(issues([slot(8, 9)], 'frozen')).toEqual([]);
  });
});
