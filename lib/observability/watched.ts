import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

/** The resources that alarms and the dashboard watch. */
export interface Watched {
  stage: string;
  /** The address that receives alarms. `null`: no address, until somebody subscribes to the topic. */
  alarmMail: string | null;
  api: HttpApi;
  table: ITable;
  /** The account's concurrency limit. */
  concurrency: number;
  functions: Readonly<Record<string, LambdaFunction>>;
  /** The function that handles the table's stream. */
  reactions: LambdaFunction;
  /** How long the oldest message of each queue of jobs has waited. */
  queueAges: Readonly<Record<string, Metric>>;
  /** Metrics of the stage's emails; undefined if it has no email domain. */
  mailReputation: ((rate: 'BounceRate' | 'ComplaintRate') => Metric) | undefined;
  /** By the name of the function or queue whose failures they hold. */
  deadLetterQueues: Readonly<Record<string, Queue>>;
}
