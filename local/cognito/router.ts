import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountOperations } from './account.ts';
import { adminGroupOperations } from './admin-groups.ts';
import { adminUserOperations } from './admin-users.ts';
import { CognitoError } from './errors.ts';
import type { Operation, Operations } from './operation.ts';
import type { Pool } from './pool.ts';
import { recoveryOperations } from './recovery.ts';
import { signInOperations } from './sign-in.ts';
import { signUpOperations } from './sign-up.ts';
import { type SignatureSettings, verifySignature } from './signature.ts';

const OPERATIONS = new Map(
  Object.entries({
    ...signUpOperations,
    ...signInOperations,
    ...recoveryOperations,
    ...accountOperations,
    ...adminUserOperations,
    ...adminGroupOperations,
  } satisfies Operations),
);
const TARGET = 'AWSCognitoIdentityProviderService.';
const MAX_BODY_BYTES = 128 * 1024;

interface RouterOptions extends SignatureSettings {
  /** Told of what is not a refusal but a fault of the stand-in; the caller only gets InternalErrorException. */
  onFault: (error: unknown) => void;
}

/** Answers a request in Cognito's JSON protocol. Never rejects. */
export async function handleRequest(
  pool: Pool,
  options: RouterOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowBrowsers(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  try {
    if (request.method === 'POST') send(response, 200, await runOperation(pool, options, request));
    else sendDiscovery(pool, request, response);
  } catch (error) {
    // Whoever went away in the middle of a request is owed no answer.
    if (!response.destroyed) sendError(response, error, options.onFault);
  }
}

async function runOperation(pool: Pool, options: RouterOptions, request: IncomingMessage): Promise<object> {
  const body = await readBody(request);
  const operation = findOperation(request);
  if (operation.signed) verifySignature(options, request, body);
  return operation.run(pool, parseJson(body));
}

function findOperation(request: IncomingMessage): Operation {
  const target = String(request.headers['x-amz-target'] ?? '');
  const operation = target.startsWith(TARGET) ? OPERATIONS.get(target.slice(TARGET.length)) : undefined;
  if (!operation)
    throw new CognitoError('UnknownOperationException', `The operation ${target} does not exist.`);
  return operation;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) parts.push(bytes);
  }
  if (size > MAX_BODY_BYTES)
    throw new CognitoError('RequestEntityTooLargeException', 'The request is too large.');
  return Buffer.concat(parts);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch (cause) {
    throw new CognitoError('SerializationException', 'The request is not valid JSON.', cause);
  }
}

/** The documents at the issuer's address, from which a verifier learns the keys. */
function sendDiscovery(pool: Pool, request: IncomingMessage, response: ServerResponse): void {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const { issuer, jwks } = pool.signer;
  if (path.endsWith(`/${pool.userPoolId}/.well-known/jwks.json`)) {
    send(response, 200, jwks);
  } else if (path.endsWith(`/${pool.userPoolId}/.well-known/openid-configuration`)) {
    send(response, 200, {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      subject_types_supported: ['public'],
    });
  } else {
    send(response, 404, { message: 'Not Found' });
  }
}

function sendError(response: ServerResponse, error: unknown, onFault: (error: unknown) => void): void {
  const refusal = error instanceof CognitoError;
  if (!refusal) onFault(error);
  const name = refusal ? error.name : 'InternalErrorException';
  const message = refusal ? error.message : 'Something went wrong';
  response.setHeader('x-amzn-errortype', `${name}:`);
  // A header holds plain characters on one line; the body has the message as it is.
  response.setHeader('x-amzn-errormessage', message.replace(/[^ -~]+/g, ' ').trim());
  send(response, refusal ? 400 : 500, { __type: name, message });
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Cognito answers pages of any origin: what it guards, it guards by tokens and signatures, never by cookies. */
function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('x-amzn-requestid', randomUUID());
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader(
    'access-control-expose-headers',
    'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
  );
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type,x-amz-target,x-amz-user-agent',
  );
  response.setHeader('access-control-max-age', '172800');
}
