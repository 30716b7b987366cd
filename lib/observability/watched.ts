import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

/** The resources that alarms and the dashboard watch. */
export interface Watched {
  stage: string;
  /** The address that gets alarms; `null` for none, until somebody subscribes to the topic. */
  alarmMail: string | null;
  api: HttpApi;
  table: ITable;
  /** How many functions the account may run at once. */
  concurrency: number;
  functions: Readonly<Record<string, LambdaFunction>>;
  /** The one that follows the table's stream. */
  reactions: LambdaFunction;
  /** How long the oldest message of each queue of jobs has waited. */
  queueAges: Readonly<Record<string, Metric>>;
  /** Metrics of the stage's emails; undefined where it has no email domain. */
  mailReputation: ((rate: 'BounceRate' | 'ComplaintRate') => Metric) | undefined;
  /** By the function or the queue whose failures they keep. */
  deadLetterQueues: Readonly<Record<string, Queue>>;
}
