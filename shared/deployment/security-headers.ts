/**
 * Headers that the edge adds to every response, deployed and local alike. The content security policy is separate,
 * because it differs by kind of response (lib/edge/content-security-policy.ts).
 */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Headers of the app's pages and files, and of the page that partners embed. Browsers apply them only to documents, so
 * photos and data don't have them.
 */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  // Features that pages use: taking a photo and finding the visitor's position.
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=(), browsing-topics=()',
} as const;
