/** Names that page and service worker share for sending in the background. */

/** The Background Sync that sends the queue. */
export const SYNC_TAG = 'creel.outbox';

/** Under this name in the personal cache lies the access token that the service worker may send with. */
export const SYNC_TOKEN = '/kept/sender-pass';
