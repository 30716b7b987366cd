import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { CreelFunction } from '../function/creel-function.ts';
import type { DeadLetterQueue } from '../function/dead-letter-queue.ts';

export interface RepeatedCallProps {
  minutes: number;
  target: CreelFunction;
  /** Receives calls that EventBridge could not make. Without it they are dropped. */
  failed?: DeadLetterQueue;
}

/**
 * Calls a function at a fixed rate. A failed call is only retried for a short time, because the next call does its work
 * too.
 */
export class RepeatedCall extends Construct {
  constructor(scope: Construct, id: string, { minutes, target, failed }: RepeatedCallProps) {
    super(scope, id);
    new events.Rule(this, 'Rule', {
      schedule: events.Schedule.rate(Duration.minutes(minutes)),
      targets: [
        new LambdaFunction(target.called, {
          deadLetterQueue: failed,
          maxEventAge: Duration.minutes(5),
          retryAttempts: 2,
        }),
      ],
    });
  }
}
