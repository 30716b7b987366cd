/**
 * Headers the edge puts on every answer, deployed and local alike, beside the content security policy, which differs by kind of answer
 * (lib/edge/content-security-policy.ts).
 */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Those of the app's pages and files and of the page that partners frame. Browsers heed them in documents only, so photos and data go without. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  // Features that pages use: taking a photo and finding the visitor.
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=(), browsing-topics=()',
} as const;
