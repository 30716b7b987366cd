/**
 * The pipeline of every API function: turn away what did not come by the edge, log, map errors, find the endpoint, unless it is switched off, authorise, parse, recall a
 * repeated create, count against the limit, run.
 */
import middy, { type MiddlewareObj } from '@middy/core';
import * as z from 'zod/mini';
import {
  type EndpointDefinition,
  isClosedToSuspended,
  needsToken,
  routeKey,
  successStatus,
} from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
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
  type ReadSwitchedOff,
  type ServedEndpoint,
} from './call.ts';
import { callerAddress } from './caller-address.ts';
import { requireEdge } from './edge-secret.ts';
import { errorAnswerOf } from './error-answer.ts';
import { logRequests, logServerError } from './log-requests.ts';
import { parseWith, readJsonBody } from './parse.ts';
import { runHandler } from './run-handler.ts';

type ApiMiddleware = MiddlewareObj<ApiEvent, ApiResult, Error, CallContext>;

interface ApiOptions {
  readCallerStanding: ReadCallerStanding;
  readSignedOutAt: ReadSignedOutAt;
  readSwitchedOff: ReadSwitchedOff;
  /** Without, answers go as their handlers gave them. */
  completeAnswer?: CompleteAnswer;
}

/** The Lambda handler that serves these endpoints. */
export function api(
  served: readonly ServedEndpoint[],
  { readCallerStanding, readSignedOutAt, readSwitchedOff, completeAnswer }: ApiOptions,
) {
  const routes = new Map(served.map((each) => [routeKey(each.definition), each]));
  return middy<ApiEvent, ApiResult, Error, CallContext>()
    .use(requireEdge)
    .use(logRequests(loggedOf))
    .use(answerErrors)
    .use(findEndpoint(routes))
    .use(passOver(readSwitchedOff))
    .use(authorise(readCallerStanding, readSignedOutAt))
    .use(parseRequest)
    .handler((event, context) => run(event, context, completeAnswer));
}

function callOf(context: CallContext): Call {
  if (!context.call) throw new Error('The pipeline runs findEndpoint first');
  return context.call;
}

const loggedOf = ({ call }: CallContext) => ({
  endpoint: call?.served.definition.name,
  startedAt: call?.startedAt,
});

const answerErrors: ApiMiddleware = {
  onError: (request) => {
    const { requestId } = request.event.requestContext;
    const answer = errorAnswerOf(request.error, requestId);
    if (answer.statusCode === 500) logServerError(requestId, request.error);
    request.response = answer;
  },
};

function findEndpoint(routes: ReadonlyMap<string, ServedEndpoint>): ApiMiddleware {
  return {
    before: ({ event, context }) => {
      const served = routes.get(event.routeKey);
      if (!served) throw new AppError('not_found');
      const now = new Date();
      context.call = {
        served,
        startedAt: now.getTime(),
        request: {
          params: undefined,
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

/** Replies "not found" for features that administrators switched off on the site of the request. */
function passOver(readSwitchedOff: ReadSwitchedOff): ApiMiddleware {
  return {
    before: async ({ context }) => {
      const { served, request } = callOf(context);
      const { feature } = served.definition;
      if (feature === undefined) return;
      if (!isOn(feature, await readSwitchedOff(request.flavour, request.now)))
        throw new AppError('not_found');
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
        // Awaited beside the handler's work; until then its failure is not unheard of.
        call.sessionIsOn.catch(() => undefined);
        return;
      }
      const standing = await readCallerStanding(request.actor.userId, groups);
      if (isOver(standing, request.actor, definition)) throw new AppError('not_signed_in');
      // The token may be older than the removal from a group: the membership record decides.
      if (groups.length > 0 && standing.groups.length === 0) throw new AppError('not_allowed');
      if (standing.isSuspended && isClosedToSuspended(definition)) throw new AppError('suspended');
      if (standing.lacksSecondFactor) throw new AppError('second_factor_missing');
      request.groups = standing.groups;
    },
  };
}

/** A personal read changes nothing, so that it may begin before this is known. @throws AppError `not_signed_in` */
async function requireSession(actor: Actor, readSignedOutAt: ReadSignedOutAt): Promise<void> {
  if (isSignedOut(actor, await readSignedOutAt(actor.userId))) throw new AppError('not_signed_in');
}

/**
 * A token outlives its account, and its session, by up to an hour. One read for each write keeps it from writing, and one for each personal read
 * from reading after a sign-out everywhere; of a deleted person there is nothing to read. A deletion goes on where it was interrupted.
 */
function isOver(
  { isDeleted, signedOutAt }: CallerStanding,
  actor: Actor,
  { outlivesAccount }: EndpointDefinition,
): boolean {
  return isSignedOut(actor, signedOutAt) || (isDeleted && outlivesAccount !== true);
}

/** The gateway's authorizer has verified signature, issuer, client and expiry. Only access tokens act: an id token is for reading names. */
function actorFrom(event: ApiEvent): Actor {
  const claims = event.requestContext.authorizer?.jwt.claims;
  const userId = claims?.sub;
  if (!claims || typeof userId !== 'string' || claims.token_use !== 'access')
    throw new AppError('not_signed_in');
  return { userId, signedInAt: 1000 * Number(claims.auth_time) };
}

/** Unknown parameters are refused, so that the edge never keeps a reply under an address with them. */
const NO_QUERY = z.strictObject({});

const parseRequest: ApiMiddleware = {
  before: ({ event, context }) => {
    const { served, request } = callOf(context);
    const { definition } = served;
    // An id that cannot be one is the id of nothing.
    if (definition.params)
      request.params = parseWith(definition.params, event.pathParameters ?? {}, 'not_found');
    request.query = parseWith(definition.query ?? NO_QUERY, event.queryStringParameters ?? {});
    const isLeftOut = definition.method === 'DELETE' && !event.body;
    if (definition.body)
      request.body = parseWith(definition.body, isLeftOut ? undefined : readJsonBody(event));
  },
};

async function run(
  event: ApiEvent,
  context: CallContext,
  completeAnswer: CompleteAnswer = async (given) => given,
): Promise<ApiResult> {
  const call = callOf(context);
  const handled = runHandler(event, call);
  handled.catch(() => undefined);
  // First: whose session is over is told that, and not what became of the read.
  await call.sessionIsOn;
  const answer = await completeAnswer(await handled, call.request.now);
  const { headers, body } = answerBody(call.served.definition, answer);
  return {
    statusCode: successStatus(call.served.definition),
    headers: { ...headers, 'cache-control': cacheControlOf(call.served.definition.cache) },
    body,
  };
}
