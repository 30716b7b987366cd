/**
 * The push services of browsers. The functions send requests to the endpoints of devices, so these must belong to one of
 * them: never an IP address, a private network, or a host that somebody chose.
 */

/** Hosts; `*.` is any name below. */
const PUSH_SERVICES = [
  // Chrome, Brave, Opera, Samsung Internet, and Edge on Android: https://firebase.google.com/docs/cloud-messaging
  'fcm.googleapis.com',
  // Firefox: https://mozilla-push-service.readthedocs.io/en/latest/
  '*.push.services.mozilla.com',
  // Edge on Windows: https://learn.microsoft.com/windows/apps/develop/notifications/push-notifications/wns-overview
  '*.notify.windows.com',
  // Safari: https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
  '*.push.apple.com',
];

/** The push service of the local cloud. No such host exists on the internet (RFC 2606). */
export const LOCAL_PUSH_SERVICE = 'push.creel.example';

export const isLocalPushEndpoint = (endpoint: string): boolean =>
  URL.parse(endpoint)?.host === LOCAL_PUSH_SERVICE;

/** Whether a text is an https address at a known push service, without a port, a name or a password. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return [...PUSH_SERVICES, LOCAL_PUSH_SERVICE].some((service) =>
    service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service,
  );
}
