import { beforeEach, expect, it } from 'vitest';
import { forgetReads, lastRead, noteRead } from '../../../web/lib/api/read-times.ts';

beforeEach(forgetReads);

it('a page of cached responses is as old as the oldest of them', () => {
  noteRead('/api/claims', 2000);
  noteRead('/api/site', 3000);
  expect(lastRead.get()).toEqual({ since: 2000, isKept: true });
});

it('the age of a cached response no longer counts after a response from the network', () => {
  noteRead('/api/claims', 2000);
  noteRead('/api/claims');
  noteRead('/api/site', 3000);
  expect(lastRead.get()).toEqual({ since: 3000, isKept: true });
});
