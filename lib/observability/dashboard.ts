import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Watched } from './watched.ts';

/** One page that shows whether people are served, how fast, what they do, and what it costs. */
export class Dashboard extends cloudwatch.Dashboard {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id, { periodOverride: cloudwatch.PeriodOverride.AUTO });
    const { api, table, functions, deadLetterQueues } = watched;
    this.addWidgets(
      graph('Requests', [api.metricCount(), api.metricClientError(), api.metricServerError()]),
      graph('Milliseconds to an answer', [
        api.metricLatency({ statistic: 'p50', label: 'p50' }),
        api.metricLatency({ statistic: 'p99', label: 'p99' }),
      ]),
    );
    this.addWidgets(
      graph('What people do', [activity(watched.stage)]),
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
function activity(stage: string): cloudwatch.MathExpression {
  return new cloudwatch.MathExpression({
    expression: `SEARCH('Namespace="Creel" stage="${stage}"', 'Sum')`,
    label: '',
    usingMetrics: {},
  });
}

function each(
  functions: Watched['functions'],
  metricOf: (one: LambdaFunction, label: string) => cloudwatch.IMetric,
): cloudwatch.IMetric[] {
  return Object.entries(functions).map(([name, one]) => metricOf(one, name));
}

function graph(title: string, left: cloudwatch.IMetric[]): cloudwatch.GraphWidget {
  return new cloudwatch.GraphWidget({ title, left, width: 12, leftYAxis: { min: 0 } });
}
