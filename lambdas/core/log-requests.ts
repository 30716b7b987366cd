/** Logs of the request pipelines: each response, and unexpected errors. */
import type { MiddlewareObj, Request } from '@middy/core';
import type { Context } from 'aws-lambda';
import type { ApiEvent, ApiResult } from './call.ts';
import { asAppError } from './error-answer.ts';
import { count, logger, publishMetrics } from './logger.ts';

interface Logged {
  /** The endpoint that responded; undefined if none was found. */
  endpoint: string | undefined;
  /** Milliseconds since the epoch; by default the gateway's time of the request. */
  startedAt?: number;
}

/** Returns the middleware that logs each response. @param logged reads the fields to log from the context */
export function logRequests<C extends Context>(
  logged: (context: C) => Logged,
): MiddlewareObj<ApiEvent, ApiResult, Error, C> {
  const log = ({ event, context, response, error }: Request<ApiEvent, ApiResult, Error, C>) => {
    const { requestId, timeEpoch } = event.requestContext;
    const { endpoint, startedAt = timeEpoch } = logged(context);
    const status = response?.statusCode;
    const code = error ? asAppError(error).code : undefined;
    logger.info('answered', { requestId, endpoint, status, code, milliseconds: Date.now() - startedAt });
    publishMetrics();
  };
  return { after: log, onError: log };
}

/** Counts and logs an unexpected error, since its response gives no details. */
export function logServerError(requestId: string, thrown: unknown): void {
  count('ServerErrors');
  logger.error('unexpected error', { requestId, error: thrown });
}
