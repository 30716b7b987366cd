/** Names for sending in the background that the page and the service worker share. */

/** The Background Sync that sends the queue. */
export const SYNC_TAG = 'creel.outbox';

/** The key in the personal cache of the access token that the service worker may use. */
export const SYNC_TOKEN = '/kept/sender-pass';
