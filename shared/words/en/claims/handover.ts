/** The fisherman's side of claims: upcoming pickups, and handing meals over. */
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimsOf = (species: string) => `Claims of ${species}`;
export const claims = 'Claims';
export const notLoaded = 'The claims could not be loaded.';
export const show = 'Show who claimed meals';
export const showNamed = (species: string) => `Show who claimed meals of ${species}`;
export const showMore = 'Show more claims';
export const mealsFor = (meals: number, organization: string) =>
  `${mealsWords(meals)} · ${isolated(organization)}`;
export const collects = (name: string) => `${isolated(name)} collects`;
export const collectedBy = (name: string) => `${isolated(name)} collected them`;
export const servedOf = (served: number, meals: number) => `${number(served)} of ${number(meals)} served`;
export const past = (count: number) =>
  plural(count, { one: '1 claim is over', other: `${number(count)} claims are over` });

export const enterCode = 'Enter code';
export const enterCodeNamed = (organization: string) => `Enter code of ${isolated(organization)}`;
export const enterAgain = 'Enter the code again';
export const noShow = 'Nobody came';
export const noShowNamed = (organization: string) => `Nobody came from ${isolated(organization)}`;
export const noShowTitle = 'Nobody came?';
/** @param most number of fishermen with a no-show, within `days` days, after which a manager reviews claims */
export const noShowText = (meals: number, most: number, days: number) =>
  `${mealsWords(meals)} ${plural(meals, { one: 'is', other: 'are' })} offered again, and the organization is told. If it misses ${most} fishermen in ${days} days, a manager reviews its claims first.`;
export const recording = 'Saving...';
export const noShowRecorded = 'The meals are offered again';
export const notRecorded = 'That was not saved';

export const title = (meals: number) => `Hand over ${mealsWords(meals)}`;
export const ask = (name: string) =>
  `Ask ${isolated(name)} for the six digits. Hand over the meals when the code is right.`;
export const askOffline = (name: string) =>
  `Ask ${isolated(name)} for the six digits. You’re offline, so we keep the code on this device and check it when you’re back.`;
export const code = 'Code';
export const codeHint = 'Six digits';
export const codeMissing = 'Enter the six digits that the collector shows.';
export const scan = 'Scan the QR code';
export const stopScanning = 'Stop the camera';
export const cameraPicture = 'What the camera sees';
export const noCamera = 'The camera cannot be used. Enter the six digits instead.';
export const confirm = 'Confirm';
export const confirming = 'Confirming...';
export const handedOver = ({ meals, organizationName }: { meals: number; organizationName: string }) => ({
  title: `${mealsWords(meals)} handed over`,
  description: `${isolated(organizationName)} has them now.`,
});
export const keptTitle = 'Kept on this device';
export const keptText = 'We’ll send the handover when you’re back online.';
export const notCounted = 'A handover was refused';
export const noRoom = 'We could not save it on this device. Leave this page open until you’re back online.';

/** The state of a handover that waits on this device. */
export const waiting = {
  connection: 'Handed over, waiting for a connection',
  turn: 'Handed over, waiting to be sent',
  signIn: 'Handed over. Sign in to send it.',
  sending: 'Sending...',
};
export const notSent = (reason: string) => `Not sent yet: ${reason} We’ll try again soon.`;
export const refused = (reason: string) => `Refused: ${reason}`;
export const discard = 'Discard';
export const discardNamed = (organization: string) => `Discard the handover to ${isolated(organization)}`;
