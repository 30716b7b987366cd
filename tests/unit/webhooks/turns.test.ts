/** Decisions about webhooks: what is sent next, when it is repeated, and when a webhook is turned off. */
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextAttemptAt, restMs } from '#lambdas/webhooks/pauses.ts';
import { changesAfter } from '#lambdas/webhooks/record-turn.ts';
import { currentSecret } from '#lambdas/webhooks/secrets.ts';
import { signMessage } from '#lambdas/webhooks/sign-message.ts';
import { eventKeyOf, messageIdOf, orderOfVersion } from '#lambdas/webhooks/store/events.ts';
import { formerSecretsAfter, formerSecretsAt } from '#lambdas/webhooks/store/former-secrets.ts';
import type { StoredWebhook } from '#lambdas/webhooks/store/items.ts';
import { chooseEvents } from '#lambdas/webhooks/take-turn.ts';
import { eventOfClaim, eventOfReceipt } from '#lambdas/webhooks/told-events.ts';
import type { ClaimState } from '#shared/claims/rules.ts';
import { DAY, HOUR, MINUTE } from '#shared/limits.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const SECOND = 1000;

describe('pauses', () => {
  it('are ten attempts within three days', () => {
    for (const random of [0, 0.5, 1]) {
      let [now, attempts] = [0, 1];
      for (let next = nextAttemptAt({ attempts, since: 0 }, now, random); next !== undefined; attempts++) {
        expect(next).toBeGreaterThan(now);
        now = next;
        next = nextAttemptAt({ attempts: attempts + 1, since: 0 }, now, random);
      }
      expect(attempts).toBe(10);
      expect(now).toBeGreaterThan(2 * DAY);
      expect(now).toBeLessThanOrEqual(3 * DAY);
    }
  });

  it('begin with seconds and have jitter', () => {
    expect(nextAttemptAt({ attempts: 1, since: 0 }, 0, 0)).toBe(5 * SECOND);
    expect(nextAttemptAt({ attempts: 1, since: 0 }, 0, 1)).toBe(4 * SECOND);
    expect(nextAttemptAt({ attempts: 4, since: 0 }, 0, 0)).toBe(2 * HOUR);
    expect(nextAttemptAt({ attempts: 2, since: 0 }, 3 * DAY, 0)).toBeUndefined();
  });

  it('of a whole webhook grow to half an hour', () => {
    expect([1, 2, 3, 4, 5, 50].map((failures) => restMs(failures, 0))).toEqual([
      5 * SECOND,
      30 * SECOND,
      2 * MINUTE,
      10 * MINUTE,
      30 * MINUTE,
      30 * MINUTE,
    ]);
  });
});

describe('a turn', () => {
  const waiting = (subject: string, dueAt: number) => ({ subject, dueAt });

  it('sends the events of a subject in order, and none after one that waits for its repeat', () => {
    const [a1, b1, a2, b2, c1] = [
      waiting('a', 0),
      waiting('b', 90),
      waiting('a', 0),
      waiting('b', 0),
      waiting('c', 70),
    ];
    expect(chooseEvents([a1, b1, a2, b2, c1], 10)).toEqual({ messages: [a1, a2], nextAt: 70 });
    expect(chooseEvents([a1], 10)).toEqual({ messages: [a1], nextAt: undefined });
  });

  it('is bounded', () => {
    const many = Array.from({ length: 50 }, (_, index) => waiting(String(index), 0));
    expect(chooseEvents(many, 1).messages).toEqual(many.slice(0, 8));
  });

  it('makes a webhook rest for longer after each failure, and forgets them once something arrives', () => {
    const failed = { outcome: 'failed' as const };
    const first = changesAfter({ state: 'active' }, [failed], NOW);
    expect(first).toMatchObject({ failures: 1, failingSince: NOW.toISOString() });
    const later = new Date(NOW.getTime() + HOUR);
    const second = changesAfter({ state: 'active', ...first }, [failed], later);
    expect(second).toMatchObject({ failures: 2, failingSince: NOW.toISOString() });
    const arrived = changesAfter({ state: 'active', ...second }, [{ outcome: 'delivered' }], later);
    expect(arrived).toMatchObject({ failures: 0, failingSince: undefined, restsUntil: undefined });
    const mixed = changesAfter({ state: 'active', ...second }, [{ outcome: 'delivered' }, failed], later);
    expect(mixed).toMatchObject({ failures: 1, failingSince: later.toISOString() });
  });

  it('turns a webhook off after three days of nothing but failures, or at once when it is gone', () => {
    const failing = { state: 'active' as const, failures: 9, failingSince: NOW.toISOString() };
    const endAfter = (ms: number) =>
      changesAfter(failing, [{ outcome: 'failed' }], new Date(NOW.getTime() + ms));
    expect(endAfter(3 * DAY - 1).state).toBeUndefined();
    expect(endAfter(3 * DAY)).toMatchObject({ state: 'off', offReason: 'failing' });
    expect(changesAfter({ state: 'active' }, [{ outcome: 'gone' }], NOW)).toMatchObject({
      state: 'off',
      offReason: 'gone',
    });
  });

  it('makes a webhook active only with its challenge, and changes nothing if nothing was sent', () => {
    const delivered = { outcome: 'delivered' as const };
    expect(changesAfter({ state: 'unverified' }, [delivered], NOW).state).toBeUndefined();
    expect(changesAfter({ state: 'unverified' }, [{ ...delivered, verifies: true }], NOW).state).toBe(
      'active',
    );
    expect(changesAfter({ state: 'active', failures: 3 }, [], NOW)).toEqual({ turn: undefined });
  });
});

describe('a signed event', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.stubEnv('STAGE_SECRET', 'a secret of the stage');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  const stored: StoredWebhook = {
    webhookId: '01JCXZ0000000000000000000A',
    address: 'https://hooks.example.org/',
    events: ['claim.created'],
    state: 'active',
    createdAt: NOW.toISOString(),
    secretMadeAt: NOW.toISOString(),
  };
  const told = {
    event: 'claim.created',
    at: NOW.toISOString(),
    subject: '01JCXZ0000000000000000000B',
  } as const;
  const eventKey = eventKeyOf(told, orderOfVersion(1));
  const event = {
    ...told,
    pk: '',
    sk: eventKey,
    data: { claimId: told.subject, version: 1 },
    organizationId: '01JCXZ0000000000000000000C',
    attempts: 2,
    since: 0,
    dueAt: 0,
    expiresAt: 0,
  };
  const headersOf = (signature: string, now = NOW) => ({
    'webhook-id': messageIdOf(eventKey),
    'webhook-timestamp': String(now.getTime() / 1000),
    'webhook-signature': signature,
  });

  it('is accepted by the verifier of the library, and refused when it was changed or is old', () => {
    const { body, signature, attempt } = signMessage(stored, event, NOW);
    expect(attempt).toBe(3);
    const verifier = new Verifier(currentSecret(stored));
    expect(verifier.verify(body, headersOf(signature))).toEqual({
      type: 'claim.created',
      timestamp: NOW.toISOString(),
      data: { claimId: told.subject, version: 1 },
    });
    expect(() => verifier.verify(body.replace('created', 'expired'), headersOf(signature))).toThrow();
    const moved = headersOf(signature, new Date(NOW.getTime() + SECOND));
    expect(() => verifier.verify(body, moved)).toThrow();
    vi.setSystemTime(NOW.getTime() + 6 * MINUTE);
    expect(() => verifier.verify(body, headersOf(signature))).toThrow('too old');
  });

  it('is signed by the stage’s former secret too, while that one is accepted', () => {
    const before = new Verifier(currentSecret(stored));
    vi.stubEnv('STAGE_SECRET', 'new,a secret of the stage');
    const { body, signature } = signMessage(stored, event, NOW);
    for (const verifier of [before, new Verifier(currentSecret(stored))])
      expect(verifier.verify(body, headersOf(signature))).toMatchObject({ type: 'claim.created' });
  });

  it('has the signatures of both secrets until a day after a change', () => {
    const later = new Date(NOW.getTime() + HOUR);
    const changed = {
      ...stored,
      secretMadeAt: later.toISOString(),
      formerSecrets: formerSecretsAfter(stored, later),
    };
    const { body, signature } = signMessage(changed, event, NOW);
    for (const each of [stored, changed])
      new Verifier(currentSecret(each)).verify(body, headersOf(signature));
    const aDayLater = new Date(later.getTime() + DAY);
    expect(formerSecretsAt(changed, aDayLater)).toEqual([]);
    expect(signMessage(changed, event, aDayLater).signature.split(' ')).toHaveLength(1);
  });
});

describe('events', () => {
  const aClaim = (state: ClaimState, mealsServed?: number) => ({ state, mealsServed });

  it('are one for each change of its state, and for meals served', () => {
    expect(eventOfClaim(undefined, aClaim('waiting'))).toBe('claim.created');
    expect(eventOfClaim(aClaim('waiting'), aClaim('reserved'))).toBe('claim.approved');
    expect(eventOfClaim(aClaim('reserved'), aClaim('collected'))).toBe('claim.collected');
    expect(eventOfClaim(aClaim('reserved'), aClaim('expired'))).toBe('claim.expired');
    expect(eventOfClaim(aClaim('collected'), aClaim('collected', 3))).toBe('claim.served');
    expect(eventOfClaim(aClaim('collected', 3), aClaim('collected', 3))).toBeUndefined();
    expect(eventOfClaim(aClaim('reserved'), undefined)).toBeUndefined();
  });

  it('are one for each version of a receipt, and for its draft', () => {
    const version = (number: number, state: 'draft' | 'confirmed' | 'withdrawn') => ({
      version: number,
      card: { state },
    });
    const draft = version(0, 'draft');
    expect(eventOfReceipt(undefined, draft)).toBe('receipt.drafted');
    expect(eventOfReceipt(draft, draft)).toBeUndefined();
    expect(eventOfReceipt(draft, version(1, 'confirmed'))).toBe('receipt.confirmed');
    expect(eventOfReceipt(version(1, 'confirmed'), version(2, 'confirmed'))).toBe('receipt.corrected');
    expect(eventOfReceipt(version(2, 'confirmed'), version(3, 'withdrawn'))).toBe('receipt.withdrawn');
    expect(eventOfReceipt(version(3, 'withdrawn'), undefined)).toBeUndefined();
  });

  it('sort by time, and within a second by the version of the claim', () => {
    const at = (seconds: number) => new Date(NOW.getTime() + seconds * SECOND).toISOString();
    const subject = '01JCXZ0000000000000000000B';
    const keys = [
      [0, 2],
      [0, 10],
      [1, 1],
    ].map(([seconds = 0, version = 0]) => eventKeyOf({ at: at(seconds), subject }, orderOfVersion(version)));
    expect(keys.toSorted()).toEqual(keys);
    expect(new Set(keys).size).toBe(3);
  });
});
