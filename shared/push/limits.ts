import { DAY } from '../limits.ts';

/** Devices on which a person gets notifications. Another one replaces the one that was unused for longest. */
export const MAX_PUSH_DEVICES = 10;
export const PUSH_DEVICE_NAME_LENGTH = 100;
/** Characters of the address that a browser's push service gives to a device; known ones have up to 500. */
export const PUSH_ENDPOINT_LENGTH = 1000;
/** How long a push service holds a notification for a device that is off. */
export const PUSH_TIME_TO_LIVE = DAY;
