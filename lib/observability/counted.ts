import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import type { MetricName } from '#lambdas/core/logger.ts';

/** A count that functions report (lambdas/core/logger.ts). */
export function counted(metricName: MetricName, stage: string): cloudwatch.Metric {
  return new cloudwatch.Metric({
    namespace: 'Creel',
    metricName,
    dimensionsMap: { stage },
    period: Duration.minutes(5),
    statistic: 'Sum',
  });
}
