import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { acceptFinding } from '../findings.ts';

/** Stores the events that a function could not handle for two weeks. docs/operations.md says what to do with them. */
export class DeadLetterQueue extends sqs.Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    acceptFinding(this, 'SQS3', 'It is itself the dead-letter queue: nothing reads from it but people.');
  }
}
