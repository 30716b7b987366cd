/** Handovers of meals that wait on this device, and the codes of claims that this device received. */
import { DAY } from '#shared/limits.ts';
import { DeviceTable } from '../device/device-table.ts';
import { DeviceQueue } from '../device-queue/device-queue.ts';
import type { HandedOver } from '../device-queue/events.ts';
import type { QueueEntry } from '../device-queue/queue-entry.ts';

/** The fisherman has entered the collector's code; `id` is the id of the claim. */
export interface Handover extends QueueEntry<{ status: 'refused'; message: string }>, HandedOver {
  code: string;
  /** When the meals were handed over. */
  at: string;
}

interface KeptCode {
  userId: string;
  claimId: string;
  code: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

const DATABASE = { name: 'creel.claims', tables: { handovers: 'id', codes: ['userId', 'claimId'] } };
const codes = new DeviceTable<KeptCode>(DATABASE, 'codes');

export const handoverQueue = new DeviceQueue(new DeviceTable<Handover>(DATABASE, 'handovers'));

/** A pickup is at most two weeks ahead, so an older code belongs to a claim that nobody has opened since. */
const CODE_LIFETIME_MS = 16 * DAY;

export async function keepCode(userId: string, claimId: string, code: string): Promise<void> {
  const old = (await codes.ofUser(userId)).filter(({ keptAt }) => keptAt < Date.now() - CODE_LIFETIME_MS);
  for (const each of old) await dropCode(userId, each.claimId);
  await codes.put([userId, claimId], { userId, claimId, code, keptAt: Date.now() });
}

/** The code of a claim, if this device received it. */
export async function keptCode(userId: string, claimId: string): Promise<string | undefined> {
  return (await codes.get([userId, claimId]))?.code;
}

/** For a claim that is over. */
export const dropCode = (userId: string, claimId: string): Promise<void> => codes.delete([userId, claimId]);

/** Deletes everything that this device stores about a person's claims, because their account was deleted. */
export async function eraseClaimsOf(userId: string): Promise<void> {
  for (const handover of await handoverQueue.ofUser(userId)) await handoverQueue.remove(handover);
  for (const { claimId } of await codes.ofUser(userId)) await dropCode(userId, claimId);
}
