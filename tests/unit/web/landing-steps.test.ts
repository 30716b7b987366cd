import { expect, it } from 'vitest';
import type { LandingStateBody } from '#shared/landings/schemas.ts';
import { withSteps } from '../../../web/lib/landing-steps/apply-steps.ts';
import type { LandingStep } from '../../../web/lib/landing-steps/landing-step.ts';

const FROM = '2026-11-26T14:00:00.000Z';
const landing = { state: 'planned' as const, from: FROM, until: '2026-11-26T16:00:00.000Z' };

const step = (body: LandingStateBody, status: 'waiting' | 'refused' = 'waiting'): LandingStep => ({
  ...{ id: JSON.stringify(body), userId: 'ruth', landingId: '1', body, queuedAt: 0 },
  state: status === 'refused' ? { status, message: 'No' } : { status },
});

it('a landing with waiting steps is shown as it will be', () => {
  const later = '2026-11-26T14:30:00.000Z';
  const steps = [
    step({ delayMinutes: 30, from: FROM }),
    step({ delayMinutes: 60, from: later }),
    step({ state: 'underway' }),
  ];
  expect(withSteps(landing, steps)).toEqual({
    state: 'underway',
    from: '2026-11-26T15:30:00.000Z',
    until: '2026-11-26T17:30:00.000Z',
  });
});

it('a step counts once, and not if the server refused it or has it already', () => {
  const delay = step({ delayMinutes: 30, from: FROM });
  expect(withSteps(landing, [delay, delay]).from).toBe('2026-11-26T14:30:00.000Z');
  expect(withSteps(landing, [step({ state: 'landed' }, 'refused')])).toEqual(landing);
  expect(withSteps({ ...landing, state: 'done' }, [step({ state: 'landed' })]).state).toBe('done');
});
