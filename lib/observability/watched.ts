import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

/** What alarms and dashboard look at. */
export interface Watched {
  stage: string;
  /** Who is told of alarms; `null` when nobody is, until someone subscribes to the topic. */
  alarmMail: string | null;
  api: HttpApi;
  table: ITable;
  functions: Readonly<Record<string, LambdaFunction>>;
  /** The one that follows the table's stream. */
  reactions: LambdaFunction;
  /** How long the oldest message of each queue of jobs has waited. */
  queueAges: Readonly<Record<string, Metric>>;
  /** How the stage's mails fare; undefined where it has no mail domain. */
  mailReputation: ((rate: 'BounceRate' | 'ComplaintRate') => Metric) | undefined;
  /** By the function or the queue whose failures they keep. */
  deadLetterQueues: Readonly<Record<string, Queue>>;
}
