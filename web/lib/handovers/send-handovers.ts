/**
 * Reports handovers of claims and reservations to the server. The server accepts a code again that it has accepted before. The handover's
 * time is sent too, and counts however late it arrives.
 */
import { collectClaim } from '#shared/claims/endpoints.ts';
import { collectReservation } from '#shared/reservations/endpoints.ts';
import { call } from '../api/api-client.ts';
import { announce } from '../device-queue/events.ts';
import { CallSender } from '../device-queue/send-calls.ts';
import { type Handover, handoverQueue } from './store.ts';

export const handovers = new CallSender(handoverQueue, {
  call: collect,
  announceSent: (handover) => announce({ type: 'handed-over', userId: handover.userId, handover }),
  announceRefused: ({ userId, kind }, message) =>
    announce({ type: 'handover-refused', userId, kind, message }),
});

async function collect(
  { kind, id, code, at }: Handover,
  request: { token: string; signal: AbortSignal },
): Promise<unknown> {
  const input = { body: { code, at }, ...request };
  if (kind === 'claim') return await call(collectClaim, { params: { claimId: id }, ...input });
  return await call(collectReservation, { params: { reservationId: id }, ...input });
}
