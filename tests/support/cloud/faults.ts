/**
 * A proxy between functions and a service that simulates failures: it refuses, breaks connections, loses responses, or
 * delays them.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WireRequest {
  method: string;
  path: string;
  /** The operation, such as DynamoDB's `TransactWriteItems`. */
  operation: string;
  body: string;
}

export type Fault =
  /** A response in place of the service's; with `isDone` after the service has handled the request. */
  | { answer: { status: number; contentType: string; body: string }; isDone?: true }
  /** A broken connection, before the service gets the request or after it has handled it; when `until` settles. */
  | { breakOff: 'before' | 'after'; until?: Promise<unknown> }
  /** The request is passed on when this settles. */
  | { wait: Promise<unknown> }
  /** The request is passed on later. */
  | { delayMs: number };

export interface FaultProxy {
  readonly origin: string;
  /** The target of requests, set before the first one. */
  target: string;
  /**
   * Applies a fault to the next `times` matching requests, until `lift`.
   * @returns a function that returns how many it has affected
   */
  fail(match: (wire: WireRequest) => boolean, fault: Fault, times?: number): () => number;
  /** Removes all faults. */
  lift(): void;
  close(): Promise<void>;
}

interface Rule {
  match: (wire: WireRequest) => boolean;
  fault: Fault;
  left: number;
  met: number;
}

export async function startFaultProxy(): Promise<FaultProxy> {
  let rules: Rule[] = [];
  const server = createServer((message, response) => {
    void serve(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(message);
    const rule = rules.find(({ match, left }) => left > 0 && match(wireOf(message, body)));
    const fault = rule?.fault;
    if (rule) {
      rule.left -= 1;
      rule.met += 1;
    }
    if (fault && 'answer' in fault) {
      if (fault.isDone) await passOn(proxy.target, message, body, undefined);
      response.writeHead(fault.answer.status, { 'content-type': fault.answer.contentType });
      return void response.end(fault.answer.body);
    }
    if (fault && 'breakOff' in fault) {
      if (fault.breakOff === 'after') await passOn(proxy.target, message, body, undefined);
      await fault.until;
      return void response.destroy();
    }
    if (fault) await ('wait' in fault ? fault.wait : sleep(fault.delayMs));
    await passOn(proxy.target, message, body, response);
  }

  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${port}`,
    target: '',
    fail(match, fault, times = Number.POSITIVE_INFINITY) {
      const rule = { match, fault, left: times, met: 0 };
      rules.push(rule);
      return () => rule.met;
    },
    lift() {
      rules = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

function wireOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): WireRequest {
  const operation = String(headers['x-amz-target'] ?? '').replace(/^.*\./, '');
  return { method, path: url, operation, body: body.length < 100_000 ? body.toString('utf8') : '' };
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The headers stay unchanged, including the host, because they are signed. */
function passOn(
  target: string,
  { method, url, rawHeaders }: IncomingMessage,
  body: Buffer,
  response: ServerResponse | undefined,
): Promise<void> {
  const { hostname, port } = new URL(target);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: url, setHost: false }, (incoming) => {
      response?.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
      if (response) incoming.pipe(response);
      else incoming.resume();
      incoming.on('end', resolve).on('error', reject);
    });
    for (let at = 0; at < rawHeaders.length; at += 2)
      outgoing.appendHeader(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    outgoing.on('error', reject).end(body);
  });
}

const jsonError = (status: number, __type: string) => ({
  answer: {
    status,
    contentType: 'application/x-amz-json-1.0',
    body: JSON.stringify({ __type, message: 'Injected' }),
  },
});

const errorElement = (code: string) => `<Error><Code>${code}</Code><Message>Injected</Message></Error>`;

const xmlAnswer = (status: number, body: string) => ({
  answer: { status, contentType: 'application/xml', body: `<?xml version="1.0" encoding="UTF-8"?>${body}` },
});

const xmlError = (status: number, code: string) => xmlAnswer(status, errorElement(code));

/** Of the older services, such as SES. */
const queryError = (status: number, code: string) =>
  xmlAnswer(status, `<ErrorResponse>${errorElement(code)}</ErrorResponse>`);

/** Faults on the way to any service: a lost request and a lost response. */
const ON_THE_WAY = { brokenOff: { breakOff: 'before' }, answerLost: { breakOff: 'after' } } as const;

/** The errors of each service when it is busy, and when it is broken. */
export const FAULTS = {
  dynamoDb: {
    throttled: jsonError(400, 'com.amazonaws.dynamodb.v20120810#ThrottlingException'),
    failed: jsonError(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError'),
    doneThenFailed: {
      ...jsonError(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError'),
      isDone: true,
    },
    ...ON_THE_WAY,
  },
  s3: {
    throttled: xmlError(503, 'SlowDown'),
    failed: xmlError(500, 'InternalError'),
    doneThenFailed: { ...xmlError(500, 'InternalError'), isDone: true },
    ...ON_THE_WAY,
  },
  sqs: {
    throttled: jsonError(400, 'com.amazonaws.sqs#RequestThrottled'),
    failed: jsonError(500, 'com.amazonaws.sqs#InternalFailure'),
    doneThenFailed: { ...jsonError(500, 'com.amazonaws.sqs#InternalFailure'), isDone: true },
    ...ON_THE_WAY,
  },
  cognito: {
    throttled: jsonError(400, 'TooManyRequestsException'),
    failed: jsonError(500, 'InternalErrorException'),
    doneThenFailed: { ...jsonError(500, 'InternalErrorException'), isDone: true },
    ...ON_THE_WAY,
  },
  ses: {
    throttled: queryError(400, 'Throttling'),
    failed: queryError(500, 'InternalFailure'),
    doneThenFailed: { ...queryError(500, 'InternalFailure'), isDone: true },
    ...ON_THE_WAY,
  },
} as const satisfies Record<string, Record<string, Fault>>;
