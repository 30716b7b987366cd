/** Sends everything of a person that waits on this device. */

import { isDue } from '../device-queue/queue-entry.ts';
import type { Sender } from '../device-queue/send-due.ts';
import { sendHandovers } from '../handovers/send-handovers.ts';
import { handoverQueue } from '../handovers/store.ts';
import { sendPosts } from '../post-queue/send-queue.ts';
import { postQueue } from '../post-queue/store.ts';

/** Handovers first: until the server knows them, the meals don't count as collected. */
export async function sendAll(sender: Sender): Promise<void> {
  await sendHandovers(sender);
  await sendPosts(sender);
}

export async function isAnythingDue(userId: string): Promise<boolean> {
  const [handovers, posts] = await Promise.all([handoverQueue.ofUser(userId), postQueue.ofUser(userId)]);
  return [...handovers, ...posts].some((entry) => isDue(entry, Date.now()));
}
