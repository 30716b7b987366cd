/** The age of the data on this page, for the offline banner. */

import { serverNow } from '../device/server-clock.ts';
import { sharedState } from '../device/shared-state.ts';

/**
 * The header with the time, in milliseconds since the epoch, at which a stored response was read from the network.
 * Fresh responses don't have it.
 */
export const READ_AT = 'x-creel-read-at';

interface LastRead {
  /** The age of the last read data, in milliseconds since the epoch; undefined if this page has read nothing. */
  since?: number;
  /** Whether it is a stored response, because none arrived. */
  isKept?: boolean;
}

export const lastRead = sharedState<LastRead>({});

/** @param readAt of a stored response; absent for a fresh one */
export function noteRead(address: string, readAt?: number): void {
  // The person's account and the progress of uploads aren't content of a page.
  if (/\/(me$|uploads)/.test(address)) return;
  const { since = Infinity, isKept } = lastRead.get();
  if (readAt === undefined) lastRead.set({ since: serverNow(), isKept: false });
  // A page of several stored responses is as old as the oldest one.
  else lastRead.set({ since: isKept ? Math.min(since, readAt) : readAt, isKept: true });
}

/** For a new page, where the previous page's data doesn't matter any more. */
export const forgetReads = (): void => lastRead.set({});
