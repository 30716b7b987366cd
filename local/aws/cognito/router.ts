import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { findSignatureProblem } from '../signature.ts';
import { accountOperations } from './account.ts';
import { adminOperations } from './admin.ts';
import { CognitoError } from './errors.ts';
import type { Operations } from './operation.ts';
import type { Pool } from './pool.ts';
import { recoveryOperations } from './recovery.ts';
import { secondFactorOperations } from './second-factor.ts';
import { signInOperations } from './sign-in.ts';
import { signUpOperations } from './sign-up.ts';

const OPERATIONS = new Map(
  Object.entries({
    ...signUpOperations,
    ...signInOperations,
    ...recoveryOperations,
    ...accountOperations,
    ...secondFactorOperations,
    ...adminOperations,
  } satisfies Operations),
);
const TARGET = 'AWSCognitoIdentityProviderService.';

/** Handles a request in Cognito's JSON protocol. @throws Error for a fault of the stand-in, but not for a refusal */
export async function handleRequest(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowBrowsers(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  try {
    send(response, 200, await runOperation(pool, request));
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    response.setHeader('x-amzn-errortype', `${error.name}:`);
    send(response, 400, { __type: error.name, message: error.message });
  }
}

async function runOperation(pool: Pool, request: IncomingMessage): Promise<object> {
  const body = await buffer(request);
  const target = String(request.headers['x-amz-target']);
  const operation = OPERATIONS.get(target.replace(TARGET, ''));
  if (!operation) {
    throw new CognitoError('UnknownOperationException', `The operation ${target} does not exist.`);
  }
  if (operation.signed && findSignatureProblem('cognito-idp', request, body, pool, new Date(pool.now()))) {
    throw new CognitoError('InvalidSignatureException', 'The request signature is not the one calculated.');
  }
  return await operation.run(pool, JSON.parse(body.toString()));
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Cognito accepts pages of any origin, because it relies on tokens and signatures, never on cookies. */
function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('x-amzn-requestid', randomUUID());
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-RequestId,x-amzn-ErrorType,Date');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    String(request.headers['access-control-request-headers']),
  );
  response.setHeader('access-control-max-age', '172800');
}
