import { beforeEach, expect, it } from 'vitest';
import { forgetReads, lastRead, noteRead } from '../../../web/lib/api/read-times.ts';

beforeEach(forgetReads);

it('makes a page of kept answers as old as the oldest of them', () => {
  noteRead('/api/claims', 2000);
  noteRead('/api/site', 3000);
  expect(lastRead.get()).toEqual({ since: 2000, isKept: true });
});

it('forgets the age of what was kept once the network answers', () => {
  noteRead('/api/claims', 2000);
  noteRead('/api/claims');
  noteRead('/api/site', 3000);
  expect(lastRead.get()).toEqual({ since: 3000, isKept: true });
});
