import { runner } from '../jobs/consume.ts';
import { signOut } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { on, presenter } from '../table/index.ts';
import { personPush } from './jobs.ts';
import { pushToPerson } from './push-to-person.ts';
import { removeUsedUntil } from './store/devices.ts';
import { pushDevice, sentPush } from './store/items.ts';

export const items = [pushDevice, sentPush];

export const reactions = () => [on(signOut, { removeDevices })];

export const pushes = () => [runner(personPush, pushToPerson)];

export const presenters = () => [
  // Leaves out the endpoint and the keys, with which anybody could send notifications.
  presenter(pushDevice, ({ name, language, flavour, showsDetails, addedAt, usedAt }) => ({
    name,
    language,
    flavour,
    showsDetails,
    addedAt,
    usedAt,
  })),
];

/** A device that was added in a session after the sign-out stays. */
async function removeDevices(change: Change): Promise<void> {
  const { params, after } = change.of(signOut);
  if (after) await removeUsedUntil(params.userId, after.signedOutAt);
}
