/** Logs of the request pipelines: each reply, and unexpected errors. */
import type { MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import type { ApiEvent, ApiResult } from './call.ts';
import { count, logger, publishMetrics } from './logger.ts';

interface Logged {
  /** The endpoint that replied; undefined when none was found. */
  endpoint: string | undefined;
  /** Milliseconds since the epoch; undefined where only the gateway knows. */
  startedAt?: number;
}

/** The middleware that logs each answer. @param logged says what is known of it, by what other middlewares have put into the context */
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

/** Counts and logs an answer that says no more than that something went wrong. */
export function logServerError(requestId: string, thrown: unknown): void {
  count('ServerErrors');
  logger.error('unexpected error', { requestId, error: thrown });
}
