import { describe, expect, it } from 'vitest';
import { failureWords } from '../../../web/features/fishermen/failure-words.ts';
import { ApiError } from '../../../web/lib/api/api-client.ts';
import { initialsOf } from '../../../web/lib/initials.ts';
import { relativeWords } from '../../../web/lib/time/relative-words.ts';

describe('initials', () => {
  it.each([
    ['Ana Silva', 'AS'],
    ['ana maria silva', 'AM'],
    ['  Ana  ', 'A'],
    ['', ''],
    ['élodie öberg', 'ÉÖ'],
    ['𝒜na Silva', '𝒜S'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('relative time', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  it.each([
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [6 * HOUR - 1, '5 hours ago'],
    [DAY - 1, '23 hours ago'],
    [2 * DAY - 1, '1 day ago'],
    [29 * DAY, '29 days ago'],
    [30 * DAY, '1 month ago'],
    [365 * DAY, '1 year ago'],
  ])('after %d ms is %j, never rounded up', (age, words) => {
    expect(relativeWords(now - age, now)).toBe(words);
  });

  it('shows the time left until a future moment, rounded down', () => {
    expect(relativeWords(now + 3 * HOUR - 1, now)).toBe('in 2 hours');
  });
});

describe('the error of a list of fishermen that cannot be loaded', () => {
  it.each([
    [500, 'Database error: The table is on fire.'],
    [503, 'Database error: The table is on fire.'],
    [403, 'Unexpected error: The table is on fire.'],
    [undefined, 'Unexpected error: The table is on fire.'],
  ])('names the cause for status %s', (status, words) => {
    const error = new ApiError('internal', 'The table is on fire.', status === undefined ? {} : { status });
    expect(failureWords(error)).toBe(words);
  });

  it('names only the network if there was no response', () => {
    const error = new ApiError('offline', 'No connection. Check your network and try again.');
    expect(failureWords(error)).toBe('No connection. Check your network and try again.');
  });
});
