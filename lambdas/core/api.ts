/**
 * The pipeline of every API function. It refuses requests that bypass the edge, logs, maps errors, finds the endpoint,
 * refuses features that are switched off, authorises and parses. Then it returns the stored response of a repeated
 * create, or counts the request against its limit and runs the handler.
 */
import middy, { type MiddlewareObj } from '@middy/core';
import * as z from 'zod/mini';
import {
  type EndpointDefinition,
  isClosedToSuspended,
  isClosedWhileQuiet,
  needsToken,
  routeKey,
  successStatus,
} from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { compileRoutes } from '#shared/contract/route-table.ts';
import { isOn } from '#shared/features.ts';
import { FLAVOUR_HEADER, flavourFrom } from '#shared/flavours.ts';
import { answerBody } from './answer-body.ts';
import { cacheControlOf } from './cache-control.ts';
import {
  type Actor,
  type ApiEvent,
  type ApiResult,
  type Call,
  type CallContext,
  type CallerStanding,
  type CompleteAnswer,
  isSignedOut,
  type ReadCallerStanding,
  type ReadSignedOutAt,
  type ReadSwitches,
  type ServedEndpoint,
} from './call.ts';
import { callerAddress } from './caller-address.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { requireEdge } from './edge-secret.ts';
import { errorAnswerOf } from './error-answer.ts';
import { logRequests, logServerError } from './log-requests.ts';
import { parseWith, readJsonBody } from './parse.ts';
import { runHandler } from './run-handler.ts';

export type ApiMiddleware = MiddlewareObj<ApiEvent, ApiResult, Error, CallContext>;

/** Apps try a refused request again after this time at the earliest. */
const QUIET_RETRY_SECONDS = 300;

interface ApiOptions {
  readCallerStanding: ReadCallerStanding;
  readSignedOutAt: ReadSignedOutAt;
  readSwitches: ReadSwitches;
  /** Without it, responses are sent as the handlers returned them. */
  completeAnswer?: CompleteAnswer;
}

/** Returns the Lambda handler that serves these endpoints. */
export function api(
  served: readonly ServedEndpoint[],
  { readCallerStanding, readSignedOutAt, readSwitches, completeAnswer }: ApiOptions,
) {
  return middy<ApiEvent, ApiResult, Error, CallContext>()
    .use(requireEdge)
    .use(logRequests(loggedOf))
    .use(tellDeprecation)
    .use(answerErrors)
    .use(findEndpoint(served))
    .use(passOver(readSwitches))
    .use(authorise(readCallerStanding, readSignedOutAt))
    .use(parseRequest)
    .handler((event, context) => run(event, context, completeAnswer));
}

export function callOf(context: CallContext): Call {
  if (!context.call) throw new Error('The pipeline runs findEndpoint first');
  return context.call;
}

export const loggedOf = ({ call }: CallContext) => ({
  endpoint: call?.served.definition.name,
  startedAt: call?.startedAt,
});

const addDeprecation: ApiMiddleware['after'] = ({ context: { call }, response }) => {
  const deprecated = call?.served.definition.deprecated;
  if (response && deprecated) response.headers = { ...response.headers, ...deprecationHeaders(deprecated) };
};

/** Also of refusals. Middy runs it after answerErrors, because it is used before. */
export const tellDeprecation: ApiMiddleware = {
  after: addDeprecation,
  onError: (request) => addDeprecation({ ...request, error: null }),
};

export const answerErrors: ApiMiddleware = {
  onError: (request) => {
    const { requestId } = request.event.requestContext;
    const answer = errorAnswerOf(request.error, requestId);
    if (answer.statusCode === 500) logServerError(requestId, request.error);
    request.response = answer;
  },
};

/**
 * By method and path, because one route of the gateway can lead to many endpoints.
 * @param absent the error if there is none
 */
export function findEndpoint(
  served: readonly ServedEndpoint[],
  absent = () => new AppError('not_found'),
): ApiMiddleware {
  const find = compileRoutes(served.map((each) => ({ key: routeKey(each.definition), served: each })));
  return {
    before: ({ event, context }) => {
      const match = find(event.requestContext.http.method, event.rawPath);
      if (!match) throw absent();
      const now = new Date();
      context.call = {
        served: match.route.served,
        startedAt: now.getTime(),
        request: {
          params: match.pathParameters,
          query: undefined,
          body: undefined,
          actor: undefined,
          groups: [],
          rememberAnswer: undefined,
          address: callerAddress(event),
          flavour: flavourFrom(event.headers[FLAVOUR_HEADER]),
          now,
        },
      };
    },
  };
}

/**
 * Replies "not found" for features that administrators switched off on the site of the request, and refuses what would
 * cost an owner money while an operator keeps the sites quiet.
 */
export function passOver(readSwitches: ReadSwitches): ApiMiddleware {
  return {
    before: async ({ context }) => {
      const { served, request } = callOf(context);
      const { definition } = served;
      const { feature } = definition;
      const isClosed = isClosedWhileQuiet(definition);
      if (feature === undefined && !isClosed) return;
      const { switchedOff, isQuiet } = await readSwitches(request.flavour, request.now);
      if (feature !== undefined && !isOn(feature, switchedOff)) throw new AppError('not_found');
      if (isClosed && isQuiet) throw new AppError('quiet', undefined, { retryAfter: QUIET_RETRY_SECONDS });
    },
  };
}

function authorise(readCallerStanding: ReadCallerStanding, readSignedOutAt: ReadSignedOutAt): ApiMiddleware {
  return {
    before: async ({ event, context }) => {
      const call = callOf(context);
      const { served, request } = call;
      const { definition } = served;
      if (!needsToken(definition)) return;
      request.actor = actorFrom(event);
      const groups = typeof definition.access === 'string' ? [] : definition.access;
      if (definition.method === 'GET' && groups.length === 0) {
        call.sessionIsOn = requireSession(request.actor, readSignedOutAt);
        // Awaited after the handler has started; this prevents an unhandled rejection until then.
        call.sessionIsOn.catch(() => undefined);
        return;
      }
      const standing = await readCallerStanding(request.actor.userId, groups);
      if (isOver(standing, request.actor, definition)) throw new AppError('not_signed_in');
      // The token may be older than the removal from a group, so the membership record decides.
      if (groups.length > 0 && standing.groups.length === 0) throw new AppError('not_allowed');
      if (standing.isSuspended && isClosedToSuspended(definition)) throw new AppError('suspended');
      if (standing.lacksSecondFactor) throw new AppError('second_factor_missing');
      request.groups = standing.groups;
    },
  };
}

/** Runs while the handler of a personal read works, since a read changes nothing. @throws AppError `not_signed_in` */
async function requireSession(actor: Actor, readSignedOutAt: ReadSignedOutAt): Promise<void> {
  if (isSignedOut(actor, await readSignedOutAt(actor.userId))) throw new AppError('not_signed_in');
}

/**
 * A token outlives its account and its session by up to an hour. One read per write stops it from writing, and one per
 * personal read stops it from reading after a sign-out everywhere. An endpoint with `outlivesAccount` still accepts a
 * deleted person's token, so that an interrupted deletion can continue.
 */
function isOver(
  { isDeleted, signedOutAt }: CallerStanding,
  actor: Actor,
  { outlivesAccount }: EndpointDefinition,
): boolean {
  return isSignedOut(actor, signedOutAt) || (isDeleted && outlivesAccount !== true);
}

/** The authorizer has verified the token. Only access tokens are accepted: an id token is for reading names. */
function actorFrom(event: ApiEvent): Actor {
  const claims = event.requestContext.authorizer?.jwt.claims;
  const userId = claims?.sub;
  if (!claims || typeof userId !== 'string' || claims.token_use !== 'access')
    throw new AppError('not_signed_in');
  return { userId, signedInAt: 1000 * Number(claims.auth_time) };
}

/** Unknown parameters are refused, so that the edge never caches a response under a URL that contains them. */
const NO_QUERY = z.strictObject({});

export const parseRequest: ApiMiddleware = {
  before: ({ event, context }) => {
    const { served, request } = callOf(context);
    const { definition } = served;
    // A malformed id can't belong to anything, so it is "not found".
    if (definition.params) request.params = parseWith(definition.params, request.params, 'not_found');
    request.query = parseWith(definition.query ?? NO_QUERY, event.queryStringParameters ?? {});
    const isLeftOut = definition.method === 'DELETE' && !event.body;
    if (definition.body)
      request.body = parseWith(definition.body, isLeftOut ? undefined : readJsonBody(event));
  },
};

export async function run(
  event: ApiEvent,
  context: CallContext,
  completeAnswer: CompleteAnswer = async (given) => given,
): Promise<ApiResult> {
  const call = callOf(context);
  const handled = runHandler(event, call);
  handled.catch(() => undefined);
  // Awaited first: if the session is over, that error takes precedence over the result of the read.
  await call.sessionIsOn;
  const answer = await completeAnswer(await handled, call.request.now);
  const { headers, ...rest } = answerBody(call.served.definition, answer);
  return {
    statusCode: successStatus(call.served.definition),
    headers: {
      ...headers,
      'cache-control': cacheControlOf(context.key ? undefined : call.served.definition.cache),
    },
    ...rest,
  };
}
