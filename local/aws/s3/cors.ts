import type { IncomingHttpHeaders } from 'node:http';

// No DELETE, because the product never deletes from a browser.
const ALLOWED_METHODS = ['GET', 'HEAD', 'PUT'];

/** Headers that let a browser on one of `origins` send a request or read the response; none for other origins. */
export function corsHeaders(
  method: string,
  headers: IncomingHttpHeaders,
  origins: readonly string[],
): Record<string, string> {
  const { origin, 'access-control-request-headers': wanted } = headers;
  const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  if (origin === undefined || !origins.includes(origin) || !ALLOWED_METHODS.includes(asked ?? '')) return {};
  return {
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': ALLOWED_METHODS.join(', '),
    'access-control-expose-headers': 'ETag',
    ...(method === 'OPTIONS' && { 'access-control-max-age': '3000' }),
    ...(wanted !== undefined && { 'access-control-allow-headers': wanted }),
  };
}
