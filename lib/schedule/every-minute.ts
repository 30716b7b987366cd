import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { CreelFunction } from '../function/creel-function.ts';
import type { DeadLetterQueue } from '../function/dead-letter-queue.ts';

/**
 * Calls a function each minute. A failed call is only retried for a short time, because the next call does its work
 * too.
 */
export class EveryMinute extends Construct {
  constructor(scope: Construct, id: string, target: CreelFunction, failed: DeadLetterQueue) {
    super(scope, id);
    new events.Rule(this, 'Rule', {
      schedule: events.Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(target.lambda, {
          deadLetterQueue: failed,
          maxEventAge: Duration.minutes(5),
          retryAttempts: 2,
        }),
      ],
    });
  }
}
