import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { MetricName } from '#lambdas/core/logger.ts';
import { counted } from './counted.ts';
import type { Watched } from './watched.ts';

/** One page that shows whether people are served, how fast, what they do, and what it costs. */
export class Dashboard extends cloudwatch.Dashboard {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id, { periodOverride: cloudwatch.PeriodOverride.AUTO });
    const { api, table, functions, deadLetterQueues } = watched;
    this.addWidgets(
      graph('Posts and meals', counts(watched.stage, 'CatchesPosted', 'MealsPledged', 'HandedOver')),
      graph('Emails and notifications', counts(watched.stage, 'MailsSent', 'MailsBounced', 'PushesSent')),
    );
    const { 'share-render': pages, 'walk-site': walk } = functions;
    this.addWidgets(
      graph('Milliseconds to a rendered page', pages ? percentiles((how) => pages.metricDuration(how)) : []),
      graph('Walks through the site', walk ? [walk.metricInvocations(), walk.metricErrors()] : []),
    );
    this.addWidgets(
      graph('Requests', [api.metricCount(), api.metricClientError(), api.metricServerError()]),
      graph(
        'Milliseconds to an answer',
        percentiles((how) => api.metricLatency(how)),
      ),
    );
    this.addWidgets(
      graph('All counts', [allCounts(watched.stage)]),
      graph(
        'Errors of functions',
        each(functions, (one, label) => one.metricErrors({ label })),
      ),
    );
    this.addWidgets(
      graph(
        'Milliseconds of functions, p99',
        each(functions, (one, label) => one.metricDuration({ statistic: 'p99', label })),
      ),
      graph(
        'Calls of functions',
        each(functions, (one, label) => one.metricInvocations({ label })),
      ),
    );
    this.addWidgets(
      graph('Table units', [
        table.metricConsumedReadCapacityUnits({ label: 'read' }),
        table.metricConsumedWriteCapacityUnits({ label: 'written' }),
      ]),
      graph(
        'Given up',
        Object.entries(deadLetterQueues).map(([label, queue]) =>
          queue.metricApproximateNumberOfMessagesVisible({ label }),
        ),
      ),
    );
  }
}

/** All counts that lambdas/core/logger.ts reports. */
function allCounts(stage: string): cloudwatch.MathExpression {
  return new cloudwatch.MathExpression({
    expression: `SEARCH('Namespace="Creel" stage="${stage}"', 'Sum')`,
    label: '',
    usingMetrics: {},
  });
}

const counts = (stage: string, ...names: MetricName[]) => names.map((name) => counted(name, stage));

const percentiles = (metricOf: (how: { statistic: string; label: string }) => cloudwatch.IMetric) =>
  ['p50', 'p99'].map((statistic) => metricOf({ statistic, label: statistic }));

function each(
  functions: Watched['functions'],
  metricOf: (one: LambdaFunction, label: string) => cloudwatch.IMetric,
): cloudwatch.IMetric[] {
  return Object.entries(functions).map(([name, one]) => metricOf(one, name));
}

function graph(title: string, left: cloudwatch.IMetric[]): cloudwatch.GraphWidget {
  return new cloudwatch.GraphWidget({ title, left, width: 12, leftYAxis: { min: 0 } });
}
