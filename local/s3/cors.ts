import { S3Error } from './errors.ts';
import { type Answer, header, type S3Request } from './request.ts';

// Deleting from a browser is not among them: the product never does it.
const allowedMethods = ['GET', 'HEAD', 'PUT'];
const maxAgeSeconds = '3000';

/** What lets a browser on one of `origins` read the answer; nothing for any other. */
export function corsHeaders(request: S3Request, origins: readonly string[]): Record<string, string> {
  const origin = header(request, 'origin');
  if (origin === undefined) return {};
  const method =
    request.method === 'OPTIONS' ? header(request, 'access-control-request-method') : request.method;
  const vary = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';
  if (!origins.includes(origin) || !allowedMethods.includes(method ?? '')) return { vary };
  return {
    vary,
    'access-control-allow-origin': origin,
    'access-control-allow-methods': allowedMethods.join(', '),
    'access-control-expose-headers': 'ETag',
  };
}

export function answerPreflight(request: S3Request, origins: readonly string[]): Answer {
  const headers = corsHeaders(request, origins);
  if (!headers['access-control-allow-origin']) throw new S3Error('AccessForbidden');
  const wanted = header(request, 'access-control-request-headers');
  return {
    status: 200,
    headers: {
      'access-control-max-age': maxAgeSeconds,
      ...(wanted && { 'access-control-allow-headers': wanted }),
    },
  };
}
