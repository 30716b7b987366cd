/** How old what stands on this page is: the offline banner says so. */

import { serverNow } from '../device/server-clock.ts';
import { sharedState } from '../device/shared-state.ts';

/** Names the time, in milliseconds since the epoch, at which a kept answer was read from the network. Absent on a fresh one. */
export const READ_AT = 'x-creel-read-at';

interface LastRead {
  /** When what was read last is from, in milliseconds since the epoch; undefined when this page has read nothing. */
  since?: number;
  /** It was kept from before, because no answer came. */
  isKept?: boolean;
}

export const lastRead = sharedState<LastRead>({});

/** @param readAt of a kept answer; absent for one that has just come */
export function noteRead(address: string, readAt?: number): void {
  // The person's account and the progress of uploads aren't content of a page.
  if (/\/(me$|uploads)/.test(address)) return;
  const { since = Infinity, isKept } = lastRead.get();
  if (readAt === undefined) lastRead.set({ since: serverNow(), isKept: false });
  // A page of several kept answers is as old as the oldest of them.
  else lastRead.set({ since: isKept ? Math.min(since, readAt) : readAt, isKept: true });
}

/** On another page, what the last one showed does not matter any more. */
export const forgetReads = (): void => lastRead.set({});
