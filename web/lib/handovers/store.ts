/** Handovers that wait on this device, and the codes of claims and reservations that this device received. */
import { DAY } from '#shared/limits.ts';
import { DeviceTable } from '../device/device-table.ts';
import { DeviceQueue } from '../device-queue/device-queue.ts';
import type { HandedOver } from '../device-queue/events.ts';
import type { QueueEntry, Refused } from '../device-queue/queue-entry.ts';

/** The fisherman has entered the collector's code; `id` is the id of the claim or reservation. */
export interface Handover extends QueueEntry<Refused>, HandedOver {
  code: string;
  /** When it was handed over. */
  at: string;
}

/** As stored before there were reservations. */
type HandoverOfMeals = Omit<Handover, keyof HandedOver> & { meals: number; organizationName: string };

const toCurrent = (kept: Handover | HandoverOfMeals): Handover => {
  if ('kind' in kept) return kept;
  const { meals, organizationName, ...rest } = kept;
  return { ...rest, kind: 'claim', count: meals, unit: 'meal', receiver: organizationName };
};

interface KeptCode {
  userId: string;
  /** Of a claim or a reservation. */
  claimId: string;
  code: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

const DATABASE = { name: 'creel.claims', tables: { handovers: 'id', codes: ['userId', 'claimId'] } };
const codes = new DeviceTable<KeptCode>(DATABASE, 'codes');

export const handoverQueue = new DeviceQueue(new DeviceTable<Handover>(DATABASE, 'handovers'), toCurrent);

/** A pickup is at most two weeks ahead, so an older code belongs to something that nobody has opened since. */
const CODE_LIFETIME_MS = 16 * DAY;

export async function keepCode(userId: string, holdId: string, code: string): Promise<void> {
  const old = (await codes.ofUser(userId)).filter(({ keptAt }) => keptAt < Date.now() - CODE_LIFETIME_MS);
  for (const each of old) await dropCode(userId, each.claimId);
  await codes.put([userId, holdId], { userId, claimId: holdId, code, keptAt: Date.now() });
}

/** The code of a claim or reservation, if this device received it. */
export async function keptCode(userId: string, holdId: string): Promise<string | undefined> {
  return (await codes.get([userId, holdId]))?.code;
}

/** For one that is over. */
export const dropCode = (userId: string, holdId: string): Promise<void> => codes.delete([userId, holdId]);

/** Deletes everything that this device stores about a person's claims and reservations, because their account was deleted. */
export async function eraseHoldsOf(userId: string): Promise<void> {
  for (const handover of await handoverQueue.ofUser(userId)) await handoverQueue.remove(handover);
  for (const { claimId } of await codes.ofUser(userId)) await dropCode(userId, claimId);
}
