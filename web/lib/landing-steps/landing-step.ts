import type { LandingStateBody } from '#shared/landings/schemas.ts';
import type { QueueEntry, Refused } from '../device-queue/queue-entry.ts';

/** A step of a landing ("Landed", "+30 min") that waits on this device. */
export interface LandingStep extends QueueEntry<Refused> {
  /** The landing's id; while its announcement waits on this device too, that entry's id. */
  landingId: string;
  /** Set in the latter case. */
  isUnannounced?: boolean | undefined;
  body: LandingStateBody;
}
