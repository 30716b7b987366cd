/** What a function answered, as HTTP APIs read it: payload format 2.0. */
export interface GatewayAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

/** Set by the server itself; a function's own would contradict it. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
]);

/**
 * @param result what the handler answered
 * @throws TypeError when it is no legal answer: the gateway says 500
 */
export function readAnswer(result: unknown): GatewayAnswer {
  if (!isRecord(result) || !('statusCode' in result)) return inferred(result);
  const { statusCode, headers, cookies, body, isBase64Encoded } = result;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599)
    throw new TypeError('statusCode is no status');
  if (headers !== undefined && headers !== null && !isRecord(headers)) {
    throw new TypeError('headers is no object');
  }
  if (cookies !== undefined && cookies !== null && !Array.isArray(cookies)) {
    throw new TypeError('cookies is no list');
  }
  return {
    status,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...namedInLowerCase(headers ?? {}) },
    cookies: (cookies ?? []).map(String),
    body: bodyOf(body, isBase64Encoded === true),
  };
}

/** Without a statusCode the whole answer is the body. */
function inferred(result: unknown): GatewayAnswer {
  const text = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    cookies: [],
    body: Buffer.from(text),
  };
}

function bodyOf(body: unknown, isBase64Encoded: boolean): Buffer {
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (typeof body !== 'string') throw new TypeError('body is no string');
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

function namedInLowerCase(headers: Record<string, unknown>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || value === null) continue;
    if (!CONNECTION_HEADERS.has(name.toLowerCase())) named[name.toLowerCase()] = String(value);
  }
  return named;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
