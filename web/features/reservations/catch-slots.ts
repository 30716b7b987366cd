import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import { slotsToChoose } from '../../parts/holds/slots.ts';

/** A catch's pickup times that can still be chosen. @param now milliseconds since the epoch */
export const slotsOf = (
  post: Pick<CatchRecord, 'reserving' | 'offeredUntil'> | undefined,
  now: number,
): PickupSlot[] => slotsToChoose({ pickup: post?.reserving, availableUntil: post?.offeredUntil }, now);
