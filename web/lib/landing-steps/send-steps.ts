/**
 * Sends the steps of landings, those of one landing in the order of the taps. The server accepts a step again: a state
 * that it has already, and a delay by the start that it moves.
 */
import { setLandingState } from '#shared/landings/endpoints.ts';
import { call } from '../api/api-client.ts';
import { announce } from '../device-queue/events.ts';
import { CallSender } from '../device-queue/send-calls.ts';
import type { LandingStep } from './landing-step.ts';
import { stepQueue, stepsOf } from './store.ts';

export const landingSteps = new CallSender(stepQueue, {
  isReady,
  call: ({ landingId, body }, request) => call(setLandingState, { params: { landingId }, body, ...request }),
  announceSent: ({ userId }) => announce({ type: 'landing-changed', userId }),
  announceRefused: ({ userId }, message) => announce({ type: 'landing-refused', userId, message }),
});

/** A step waits for the landing's announcement, and for earlier steps that may still be sent. */
async function isReady({ userId, landingId, id, isUnannounced }: LandingStep): Promise<boolean> {
  if (isUnannounced) return false;
  const [first] = (await stepsOf({ userId, id: landingId })).filter(
    ({ state }) => state.status !== 'refused',
  );
  return first === undefined || first.id === id;
}
