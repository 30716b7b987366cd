/**
 * The pipeline of calls with an API key. It serves the endpoints that have a scope with their own handlers. The edge
 * sends such calls to `/api/by-key/<id of the key>/…`, so that no cache has them under the address of a public read
 * (docs/decisions/2026-11-26-api-keys.md).
 */
import middy from '@middy/core';
import * as z from 'zod/mini';
import { needsToken } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { keyIdIn } from '#shared/keys/key-form.ts';
import { KEY_CALLS } from '#shared/keys/limits.ts';
import { organizationNotFound } from '#words/general/refusals.ts';
import { keyMissing, keyRefused, lacksScope, notForKeys, tooManyCalls } from '#words/keys/rules.ts';
import {
  type ApiMiddleware,
  answerErrors,
  callOf,
  findEndpoint,
  loggedOf,
  parseRequest,
  passOver,
  run,
  tellDeprecation,
} from './api.ts';
import type {
  ApiEvent,
  ApiResult,
  CallContext,
  CheckedKey,
  CompleteAnswer,
  CountKeyCall,
  ReadKey,
  ReadSwitches,
  ServedEndpoint,
} from './call.ts';
import { requireEdge } from './edge-secret.ts';
import { logRequests } from './log-requests.ts';

interface KeyApiOptions {
  readKey: ReadKey;
  countKeyCall: CountKeyCall;
  readSwitches: ReadSwitches;
  completeAnswer: CompleteAnswer;
}

const notServed = () => new AppError('not_allowed', notForKeys);

/** Returns the Lambda handler that serves these endpoints to keys. */
export function keyApi(
  served: readonly ServedEndpoint[],
  { readKey, countKeyCall, readSwitches, completeAnswer }: KeyApiOptions,
) {
  return middy<ApiEvent, ApiResult, Error, CallContext>()
    .use(requireEdge)
    .use(logRequests(loggedOf))
    .use(tellRateLimit)
    .use(tellDeprecation)
    .use(answerErrors)
    .use(authenticate(readKey, countKeyCall))
    .use(findEndpoint(served, notServed))
    .use(passOver(readSwitches))
    .use(requireScope)
    .use(parseRequest)
    .use(stayInOrganization)
    .handler((event, context) => run(event, context, completeAnswer));
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10. */
const POLICY = `"calls";q=${KEY_CALLS.max};w=${KEY_CALLS.windowMs / 1000}`;

const addRateLimit: ApiMiddleware['after'] = ({ context, response }) => {
  const { rateLimit } = context;
  if (!response || !rateLimit) return;
  response.headers = {
    ...response.headers,
    'ratelimit-policy': POLICY,
    ratelimit: `"calls";r=${Math.max(0, rateLimit.callsLeft)};t=${rateLimit.resetSeconds}`,
  };
};

/** Middy runs the last of these first, so it sees the response to an error as well. */
const tellRateLimit: ApiMiddleware = {
  after: addRateLimit,
  onError: (request) => addRateLimit({ ...request, error: null }),
};

const BY_KEY = /^\/api\/by-key\/([^/]+)(\/.*)$/;

/** Reads the key from its header, and only from there, and takes the edge's part off the path. */
function authenticate(readKey: ReadKey, countKeyCall: CountKeyCall): ApiMiddleware {
  return {
    before: async ({ event, context }) => {
      const key = /^Bearer +(\S+)$/i.exec(event.headers.authorization ?? '')?.[1];
      if (key === undefined) throw new AppError('not_signed_in', keyMissing);
      const keyId = keyIdIn(key);
      const [, idInPath, path = ''] = BY_KEY.exec(event.rawPath) ?? [];
      if (keyId === undefined || keyId !== idInPath) throw new AppError('not_signed_in', keyRefused);
      const now = new Date();
      context.key = await readKey(key, now);
      context.rateLimit = await countKeyCall(keyId, now);
      if (context.rateLimit.callsLeft < 0)
        throw new AppError('too_many_requests', tooManyCalls, { retryAfter: context.rateLimit.resetSeconds });
      event.rawPath = `/api${path}`;
    },
  };
}

function keyOf({ key }: CallContext): CheckedKey {
  if (!key) throw new Error('The pipeline runs authenticate first');
  return key;
}

const requireScope: ApiMiddleware = {
  before: ({ context }) => {
    const { served, request } = callOf(context);
    const key = keyOf(context);
    const { scope } = served.definition;
    if (scope === undefined) throw notServed();
    if (!key.scopes.includes(scope)) throw new AppError('not_allowed', lacksScope(scope));
    // A public read stays the same for everybody.
    if (!needsToken(served.definition)) return;
    const { organizationId, madeBy: userId } = key;
    // A partner's key does nothing in the name of its maker.
    if (organizationId === undefined) throw new AppError('not_found', organizationNotFound);
    request.actor = { userId, signedInAt: request.now.getTime(), key: { ...key, organizationId } };
  },
};

const organizationNamed = z.object({ organizationId: z.string() });
const claimNamed = z.object({ claimId: z.string() });

/**
 * Refuses calls for another organization, and calls that name none: those would be about the person who made the key.
 * For a claim, the store compares the organization (lambdas/holds/store/read-hold.ts).
 */
const stayInOrganization: ApiMiddleware = {
  before: ({ context }) => {
    const { request } = callOf(context);
    const key = request.actor?.key;
    if (!key) return;
    const { params, query, body } = request;
    const named = [params, query, body].flatMap((part) => organizationNamed.safeParse(part).data ?? []);
    if (named.length === 0 && !claimNamed.safeParse(params).success)
      throw new AppError('not_found', organizationNotFound);
    if (named.some((each) => each.organizationId !== key.organizationId))
      throw new AppError('not_found', organizationNotFound);
  },
};
