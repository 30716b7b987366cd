/**
 * Structured logs and metrics. What may be written: ids of requests, endpoints, posts and uploads, codes, durations. Never names, addresses,
 * phone numbers, places, texts, tokens or query strings.
 */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

export const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'creel' });

const metrics = new Metrics({
  namespace: 'Creel',
  defaultDimensions: { stage: process.env.STAGE ?? 'none' },
});

export type MetricName =
  | 'CatchesPosted'
  | 'MealsPledged'
  | 'PhotosProcessed'
  | 'PhotosRejected'
  | 'MailsSent'
  | 'MailsRefused'
  | 'MailsBounced'
  | 'MailsComplainedAbout'
  | 'ServerErrors';

/** Adds to a count that the operations dashboard shows. */
export function count(name: MetricName, by = 1): void {
  metrics.addMetric(name, MetricUnit.Count, by);
}

/** Writes what was counted, at the end of a request. The library warns when there is nothing. */
export function publishMetrics(): void {
  if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
}
