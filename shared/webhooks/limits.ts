import { DAY, MINUTE } from '../limits.ts';

/** Addresses of one organization that are told of events. */
export const MAX_WEBHOOKS = 3;
export const WEBHOOK_ADDRESS_LENGTH = 500;
/** How long the secret before a change still signs, beside the new one. */
export const FORMER_SECRET_LIFETIME = DAY;
/** How long a delivery is listed. */
export const DELIVERY_LIFETIME = 30 * DAY;
/** Events that are sent again together. */
export const MAX_REPLAYED = 1000;
/** How often one event is sent, and for how long. After that it is given up. */
export const MAX_ATTEMPTS = 10;
export const GIVE_UP_AFTER = 3 * DAY;
/** A webhook at which nothing but failures arrived for this long is turned off. */
export const TURN_OFF_AFTER = 3 * DAY;
/** How long a receiver may take for its whole response. */
export const RECEIVER_TIMEOUT_MS = 5000;
/** How much of a response is read. */
export const RESPONSE_BYTES = 4096;
/** A request that was signed longer ago is signed anew, because receivers refuse it after five minutes. */
export const SIGNED_FOR = 4 * MINUTE;
