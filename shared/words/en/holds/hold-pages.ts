/** Pickups of a claim’s meals or a reservation’s fish, as both sides see them. */
import { isolated } from '../../../text/isolated.ts';

export const open = 'Open';
export const history = 'History';

export const pickup = 'Pickup';
export const place = 'Place';
export const fisherman = 'Fisherman';
export const collectedBy = (name: string) => `Collected by ${isolated(name)}`;
export const because = (reason: string) => `Reason: ${reason}`;

export const keep = 'Keep it';
export const cancelling = 'Cancelling...';

export const code = 'Code for the pickup';
export const qrLabel = 'QR code with the six digits';
export const codeHint =
  'Show or read this code to the fisherman at the pickup. It works offline on this device. If you make a new code, this one stops working.';
export const noCode = {
  usable:
    'The code is on the device you used before. You can make a new one for this device. The old one then stops working.',
  locked: 'A wrong code was entered five times, so the code is locked. Make a new one.',
  none: 'There is no code yet. Make one before the pickup.',
};
export const newCode = 'New code';
export const makingCode = 'Making a code...';
export const codeNotMade = 'No new code was made';
