/** Steps of landings ("Landed", "+30 min") that wait on this device. */
import { DeviceTable } from '../device/device-table.ts';
import { DeviceQueue } from '../device-queue/device-queue.ts';
import type { LandingStep } from './landing-step.ts';

const DATABASE = { name: 'creel.landings', tables: { steps: 'id' } };

export const stepQueue = new DeviceQueue(new DeviceTable<LandingStep>(DATABASE, 'steps'));

interface Announcement {
  id: string;
  userId: string;
}

/** The steps of a landing, oldest first. */
export async function stepsOf({ userId, id }: Announcement): Promise<LandingStep[]> {
  return (await stepQueue.ofUser(userId)).filter(({ landingId }) => landingId === id);
}

/** Lets the steps of an announcement be sent, once the server has the landing. */
export async function nameLanding(announcement: Announcement, landingId: string): Promise<void> {
  for (const step of await stepsOf(announcement)) {
    await stepQueue.change(step, ({ isUnannounced: _, ...each }) => ({ ...each, landingId }));
  }
}

/** For an announcement that was discarded, whose steps can't be sent any more. */
export async function dropStepsOf(announcement: Announcement): Promise<void> {
  for (const step of await stepsOf(announcement)) await stepQueue.remove(step);
}

/** Deletes everything that this device stores about a person's landings, because their account was deleted. */
export async function eraseStepsOf(userId: string): Promise<void> {
  for (const step of await stepQueue.ofUser(userId)) await stepQueue.remove(step);
}
