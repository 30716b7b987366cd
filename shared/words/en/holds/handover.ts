/** Handing over part of a post that was held: the code, also without a network. For claims of meals and reservations of catches. */
import { isolated } from '../../../text/isolated.ts';
import { amountWords, mealsWords } from '../posts/figures.ts';

/** Meals, or an amount of a catch. */
export type HeldUnit = 'meal' | Parameters<typeof amountWords>[1];
export interface HandedOver {
  count: number;
  unit: HeldUnit;
  /** The organization or the buyer. */
  receiver: string;
}

/** "10 meals", "5 lb" */
export const heldWords = (count: number, unit: HeldUnit): string =>
  unit === 'meal' ? mealsWords(count) : amountWords(count, unit);

export const collects = (name: string) => `${isolated(name)} collects`;
export const enterCode = 'Enter code';
export const enterCodeNamed = (organization: string) => `Enter code of ${isolated(organization)}`;
export const enterAgain = 'Enter the code again';
export const noShow = 'Nobody came';
export const noShowTitle = 'Nobody came?';
export const recording = 'Saving...';
export const notRecorded = 'That was not saved';

export const title = (amount: string) => `Hand over ${amount}`;
export const ask = (name: string) =>
  `Ask ${isolated(name)} for the six digits. Hand over the fish when the code is right.`;
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
export const handedOver = ({ count, unit, receiver }: HandedOver) => ({
  title: `${heldWords(count, unit)} handed over`,
  description: `${isolated(receiver)} has the fish now.`,
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
