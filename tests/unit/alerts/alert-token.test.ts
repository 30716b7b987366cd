import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeEach, expect, it, vi } from 'vitest';
import { openEnd, openOpened, sealEnd, sealOpened } from '#lambdas/alerts/alert-token.ts';
import { ALERT_REASONS } from '#shared/alerts/schemas.ts';

beforeEach(() => {
  vi.stubEnv('STAGE_SECRET', 'test');
});

it.each(ALERT_REASONS)('opens what it sealed: alerts for %s', (reason) => {
  const ended = { userId: randomUUID(), reason };
  expect(openEnd(sealEnd(ended))).toEqual(ended);
  const ofSearch = { ...ended, searchId: ulid() };
  expect(openEnd(sealEnd(ofSearch))).toEqual(ofSearch);
});

it('opens what it sealed with the secret before, while that one is accepted', () => {
  const sealed = sealOpened('an email');
  vi.stubEnv('STAGE_SECRET', 'new,test');
  expect(openOpened(sealed)).toBe('an email');
  vi.stubEnv('STAGE_SECRET', 'new');
  expect(openOpened(sealed)).toBeUndefined();
});

it('opens no token that was made for something else', () => {
  const opened = sealOpened('an email');
  expect(openOpened(opened)).toBe('an email');
  expect(openEnd(opened)).toBeUndefined();
  expect(openOpened(sealEnd({ userId: randomUUID(), reason: 'saved' }))).toBeUndefined();
});
