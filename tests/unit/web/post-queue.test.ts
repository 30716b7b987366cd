import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { ApiError } from '../../../web/lib/api/api-client.ts';
import { isDue } from '../../../web/lib/device-queue/queue-entry.ts';
import { outcomeOf } from '../../../web/lib/post-queue/outcome.ts';
import {
  isSafeToSend,
  type QueuedPost,
  toCurrent,
  wordsOf,
} from '../../../web/lib/post-queue/queued-post.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const body = { species: 'cod', location: 'Portland, ME' };

function queued(changes: object = {}): QueuedPost {
  const post = { kind: 'catch', body };
  const known = { id: '1', userId: 'ruth', post, photos: [], form: {}, idempotencyKey: 'k', queuedAt: NOW };
  return Object.assign(known, { state: { status: 'waiting' } }, changes) as QueuedPost;
}
const tried = (kind: string, at: number) => ({ unanswered: { kind, at, words: wordsOf(queued().post, []) } });
const refused = (code: ApiError['code'], status?: number, path?: string) =>
  new ApiError(code, 'Why', {
    ...(status !== undefined && { status }),
    ...(path !== undefined && { issues: [{ path, message: 'Why' }] }),
  });

describe('a queued post', () => {
  it('of an earlier version, which called a catch "marketplace", becomes a catch', () => {
    const kept = toCurrent(queued({ post: { kind: 'marketplace', body }, ...tried('marketplace', NOW) }));
    expect([kept.post.kind, kept.unanswered?.kind]).toEqual(['catch', 'catch']);
    expect(toCurrent(queued({ post: { kind: 'pledge', body } })).post.kind).toBe('pledge');
  });

  it('is safe to send again for a day, as the same kind of post', () => {
    expect(isSafeToSend(queued(), NOW)).toBe(true);
    expect(isSafeToSend(queued(tried('catch', NOW)), NOW + HOUR)).toBe(true);
    expect(isSafeToSend(queued(tried('catch', NOW)), NOW + 24 * HOUR)).toBe(false);
    expect(isSafeToSend(queued(tried('pledge', NOW)), NOW)).toBe(false);
  });

  it('with an attempt by a clock that was ahead does not count as new, and waits no longer than others', () => {
    expect(isSafeToSend(queued(tried('catch', NOW + 5 * HOUR)), NOW)).toBe(false);
    expect(isDue(queued({ state: { status: 'failed', message: '', retryAt: NOW + 24 * HOUR } }), NOW)).toBe(
      true,
    );
  });

  it('is due while it waits, after its tab was closed, and when its time to retry has come', () => {
    expect(isDue(queued(), NOW)).toBe(true);
    expect(isDue(queued({ state: { status: 'sending' } }), NOW)).toBe(true);
    expect(isDue(queued({ state: { status: 'failed', message: '', retryAt: NOW + 1 } }), NOW)).toBe(false);
    expect(isDue(queued({ state: { status: 'failed', message: '', retryAt: NOW } }), NOW)).toBe(true);
    expect(isDue(queued({ state: { status: 'refused', issues: [] } }), NOW)).toBe(false);
  });
});

describe('an attempt to send a post', () => {
  it.each([
    ['without an answer', refused('offline'), 'unanswered'],
    ['whose connection broke while the answer was read', new TypeError('network'), 'unanswered'],
    ['without a session', refused('not_signed_in', 401), 'signed-out'],
    ['against a rule', refused('invalid_fields', 422, 'location'), 'refused'],
    [
      'with a photo that the server does not have any more',
      refused('invalid_fields', 422, 'photos.1'),
      'photos-gone',
    ],
    ['at which the server failed', refused('internal', 500), 'failed'],
  ])('%s', (_, error, is) => {
    expect(outcomeOf(error, queued()).is).toBe(is);
  });

  it('with a used key counts as posted if the text is the same, and as posted before otherwise', () => {
    const used = refused('idempotency_key_reused', 422);
    expect(outcomeOf(used, queued(tried('catch', NOW))).is).toBe('posted');
    const changed = queued({ ...tried('catch', NOW), post: { kind: 'catch', body: { species: 'cod' } } });
    expect(outcomeOf(used, changed).is).toBe('posted-before');
  });
});
