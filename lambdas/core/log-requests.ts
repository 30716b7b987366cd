/** Logs of the request pipelines: each response, and unexpected errors. */
import type { MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import type { ApiEvent, ApiResult } from './call.ts';
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
  const log = (event: ApiEvent, context: C, response: ApiResult | null | undefined) => {
    const { requestId, timeEpoch } = event.requestContext;
    const { endpoint, startedAt = timeEpoch } = logged(context);
    const status = response?.statusCode;
    logger.info('answered', { requestId, endpoint, status, milliseconds: Date.now() - startedAt });
    publishMetrics();
  };
  return {
    after: ({ event, context, response }) => log(event, context, response),
    onError: ({ event, context, response }) => log(event, context, response),
  };
}

/** Counts and logs an unexpected error, since its response gives no details. */
export function logServerError(requestId: string, thrown: unknown): void {
  count('ServerErrors');
  logger.error('unexpected error', { requestId, error: thrown });
}
