import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { on, presenter } from '../table/index.ts';
import { followAddressMark, followAddressPart } from './follow-address.ts';
import { followersOfAddress, suspensionEnd } from './jobs.ts';
import { suspendedAddress, suspension } from './store/items.ts';
import { endSuspension } from './store/suspensions.ts';

export const items = [suspension, suspendedAddress];

export const reactions = () => [on(suspendedAddress, { followAddressMark })];

export const jobs = () => [
  runner(suspensionEnd, ({ addressHash }) => endSuspension(addressHash, new Date())),
  runner(followersOfAddress, followAddressPart),
];

export const dueWork = [
  { 'suspension-end': (addressHash: string) => enqueue([suspensionEnd.of({ addressHash })]) },
];

export const presenters = () => [
  // Leaves out the administrator's name: only administrators may see it.
  presenter(suspension, ({ suspendedAt, reason, until }) => ({ suspendedAt, reason, until })),
];
