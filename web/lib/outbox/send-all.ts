/** Sends everything of a person that waits on this device. */

import { isDue } from '../device-queue/queue-entry.ts';
import type { Sender } from '../device-queue/send-due.ts';
import { handovers } from '../handovers/send-handovers.ts';
import { handoverQueue } from '../handovers/store.ts';
import { landingSteps } from '../landing-steps/send-steps.ts';
import { stepQueue } from '../landing-steps/store.ts';
import { sendPosts } from '../post-queue/send-queue.ts';
import { postQueue } from '../post-queue/store.ts';

/** Handovers first: until the server knows them, the meals don't count as collected. */
export async function sendAll(sender: Sender): Promise<void> {
  await handovers.sendWaiting(sender);
  await sendPosts(sender);
  // After the announcements of the same landings.
  await landingSteps.sendWaiting(sender);
}

export async function isAnythingDue(userId: string): Promise<boolean> {
  const waiting = await Promise.all(
    [handoverQueue, postQueue, stepQueue].map((queue) => queue.ofUser(userId)),
  );
  return waiting.flat().some((entry) => isDue(entry, Date.now()));
}
