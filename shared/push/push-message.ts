/** A notification as it travels to the service worker: JSON that only the browser can decrypt. */
export interface PushMessage {
  title: string;
  body?: string;
  /** The page that it opens, on the same site. */
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
}
