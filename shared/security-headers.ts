/** Headers the edge puts on every answer, deployed and local alike. */

export interface SecurityPolicy {
  /** `'sha256-…'` of each script that stands in the HTML itself; every other script comes from a file of this origin. */
  scriptHashes?: readonly string[];
  /** Origins beside this one that the page sends requests to: where photos are uploaded, where people sign in. */
  connectOrigins?: readonly string[];
}

export function securityHeaders(policy: SecurityPolicy = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}

export function contentSecurityPolicy({ scriptHashes = [], connectOrigins = [] }: SecurityPolicy): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Dialogs and toasts write style elements of changing text while they run, and the shell's styles stand in its HTML.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
