import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { QUEUES } from '#shared/deployment/queues.ts';
import { counted } from './counted.ts';
import { sumOf } from './sum-of.ts';
import type { Watched } from './watched.ts';

const FIVE_MINUTES = Duration.minutes(5);

/** Between two attempts at a job (shared/deployment/queues.ts). */
const LONGEST_PAUSE = Duration.minutes(15);

/** Minutes from one walk through the site to the next. */
export const WALK_MINUTES = 15;

/** Dollars for a million of each in us-east-1; a test compares them with bin/cost/prices.ts. */
export const SPENDING_PRICES = {
  call: 1,
  readUnit: 0.125,
  writeUnit: 0.625,
  gigabyteSecond: 13.3334,
  email: 100,
};
/** Dollars in an hour: five times as much as one account can cause (docs/cost.md), and a day of it costs 240. */
const MUCH_AN_HOUR = 10;

/** Functions whose result nobody waits for. */
const IN_BACKGROUND: ReadonlySet<string> = new Set([
  'react-to-changes',
  'run-due',
  ...Object.values(QUEUES).map(({ consumer }) => consumer),
]);

/**
 * Triggers of the user pool refuse by failing. Nobody should be alerted if signing up is switched off or codes are
 * requested too often.
 */
const FAILS_TO_REFUSE: ReadonlySet<string> = new Set(['pre-sign-up', 'custom-message']);

/** Functions that the alarms on functions leave out. */
const APART: ReadonlySet<string> = new Set([...FAILS_TO_REFUSE, 'walk-site']);

/** The alarms. Each description says what people notice; docs/operations.md says what to do. */
export class Alarms extends Construct {
  readonly topic: sns.Topic;
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    this.topic = new sns.Topic(this, 'Topic', { displayName: 'Creel alarms', enforceSSL: true });
    if (watched.alarmMail !== null) this.topic.addSubscription(new EmailSubscription(watched.alarmMail));
    this.action = new SnsAction(this.topic);
    this.watchApi(watched);
    this.watchFunctions(watched);
    this.watchReactions(watched);
    this.watchMail(watched);
    this.watchPushes(watched);
    this.watchSignUps(watched);
    this.watchSpending(watched);
    this.watchWalk(watched);
  }

  private watchApi({ api }: Watched): void {
    this.alarm('ServerErrors', 'At least 1 % of requests, and at least five, fail with a 5xx status.', {
      metric: new cloudwatch.MathExpression({
        expression: 'IF(errors >= 5, 100 * errors / requests, 0)',
        usingMetrics: {
          errors: api.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' }),
          requests: api.metricCount({ period: FIVE_MINUTES, statistic: 'Sum' }),
        },
        period: FIVE_MINUTES,
      }),
      threshold: 1,
    });
    this.alarm('SlowAnswers', 'At least 1 % of requests take 3 seconds or more.', {
      metric: api.metricLatency({ period: FIVE_MINUTES, statistic: 'p99' }),
      threshold: 3000,
      evaluationPeriods: 3,
    });
  }

  private watchFunctions({ functions, concurrency }: Watched): void {
    // In two groups, because an alarm can add up only ten metrics.
    const inBackground = Object.entries(functions).filter(([name]) => IN_BACKGROUND.has(name));
    const answering = Object.entries(functions).filter(
      ([name]) => !IN_BACKGROUND.has(name) && !APART.has(name),
    );
    this.watchGroup('', answering);
    this.watchGroup('InBackground', inBackground);
    this.alarm(
      'Concurrency',
      'The account uses four fifths of its Lambda concurrency. At the limit, requests are refused.',
      {
        metric: LambdaFunction.metricAllConcurrentExecutions({ period: FIVE_MINUTES, statistic: 'Maximum' }),
        threshold: 0.8 * concurrency,
        evaluationPeriods: 1,
      },
    );
  }

  private watchGroup(suffix: string, functions: readonly [name: string, LambdaFunction][]): void {
    const what = 'Functions fail without a response: timeout, out of memory, or an unexpected error.';
    this.alarm(`FunctionErrors${suffix}`, what, {
      metric: sumOf(functions.map(([, each]) => each.metricErrors({ period: FIVE_MINUTES }))),
      threshold: 5,
    });
    this.alarm(`Throttles${suffix}`, 'Function calls are throttled for lack of concurrency.', {
      metric: sumOf(functions.map(([, each]) => each.metricThrottles({ period: FIVE_MINUTES }))),
      threshold: 1,
    });
  }

  /** AWS reviews the account, and may stop its email, above a bounce rate of 5 % or a complaint rate of 0.1 %. */
  private watchMail({ mailReputation, stage }: Watched): void {
    if (!mailReputation) return;
    this.alarm('MailsTakenUp', 'An email may have been sent twice: the first result was unknown.', {
      metric: counted('MailsTakenUp', stage),
      threshold: 1,
      evaluationPeriods: 1,
    });
    this.alarm('MailBounces', 'At least 4 % of emails bounce: their addresses do not exist.', {
      metric: mailReputation('BounceRate'),
      threshold: 0.04,
      evaluationPeriods: 1,
    });
    this.alarm('MailComplaints', 'At least one in 2,000 recipients marks an email as spam.', {
      metric: mailReputation('ComplaintRate'),
      threshold: 0.0005,
      evaluationPeriods: 1,
    });
  }

  private watchPushes({ stage }: Watched): void {
    this.alarm('PushesRefused', 'Push services refuse notifications: the keys may be wrong.', {
      metric: counted('PushesRefused', stage),
      threshold: 5,
    });
  }

  private watchSignUps({ stage }: Watched): void {
    this.alarm('SignUpsRefused', 'Nobody can sign up: the hourly limit of new accounts is reached.', {
      metric: counted('SignUpsRefused', stage),
      threshold: 1,
      evaluationPeriods: 1,
    });
  }

  /** A failed walk is tried twice more within three minutes, so two failures are more than a moment's. */
  private watchWalk({ functions }: Watched): void {
    const walk = functions['walk-site'];
    if (!walk) return;
    this.alarm('SiteWalk', 'Visitors are not served: a walk through the public pages failed twice.', {
      metric: walk.metricErrors({ period: Duration.minutes(WALK_MINUTES) }),
      threshold: 2,
      evaluationPeriods: 1,
    });
  }

  /**
   * Rings within the hour, where AWS's own budget is told of costs some hours late. It reckons a function with 1 GB, and
   * that indexes take as many write units as the table.
   */
  private watchSpending({ api, table }: Watched): void {
    const inAnHour = { period: Duration.hours(1), statistic: 'Sum' };
    const { call, readUnit, writeUnit, gigabyteSecond, email } = SPENDING_PRICES;
    this.alarm('Spending', `The calls of an hour cost about ${MUCH_AN_HOUR} dollars.`, {
      metric: new cloudwatch.MathExpression({
        expression: `(${[
          `${call} * FILL(calls, 0)`,
          `${readUnit} * FILL(reads, 0)`,
          `${2 * writeUnit} * FILL(writes, 0)`,
          `${gigabyteSecond / 1000} * FILL(milliseconds, 0)`,
          `${email} * FILL(emails, 0)`,
        ].join(' + ')}) / 1000000`,
        usingMetrics: {
          calls: api.metricCount(inAnHour),
          reads: table.metric('ConsumedReadCapacityUnits', inAnHour),
          writes: table.metric('ConsumedWriteCapacityUnits', inAnHour),
          milliseconds: LambdaFunction.metricAllDuration(inAnHour),
          emails: new cloudwatch.Metric({ namespace: 'AWS/SES', metricName: 'Send', ...inAnHour }),
        },
        period: inAnHour.period,
      }),
      threshold: MUCH_AN_HOUR,
      evaluationPeriods: 1,
    });
  }

  private watchReactions({ table, reactions, queueAges, deadLetterQueues, stage }: Watched): void {
    this.alarm(
      'StreamAge',
      'Change processing is 5 minutes or more behind: counters and copies are out of date.',
      {
        metric: reactions.metric('IteratorAge', { period: FIVE_MINUTES, statistic: 'Maximum' }),
        threshold: FIVE_MINUTES.toMilliseconds(),
      },
    );
    for (const [name, metric] of Object.entries(queueAges)) {
      this.alarm(`QueueAge-${name}`, `Something in the queue ${name} waits for 15 minutes or more.`, {
        metric,
        threshold: 3 * FIVE_MINUTES.toSeconds(),
      });
    }
    // SQS leaves a message out of the age above once it was received three times.
    this.alarm(
      'JobsFailed',
      'Jobs keep failing for half an hour: emails, notifications, photos or counters wait.',
      {
        metric: counted('JobsFailed', stage).with({ period: LONGEST_PAUSE }),
        threshold: 1,
      },
    );
    this.alarm('TableThrottles', 'The table throttles requests.', {
      metric: table.metric('ThrottledRequests', { period: FIVE_MINUTES, statistic: 'Sum' }),
      threshold: 1,
    });
    for (const [name, queue] of Object.entries(deadLetterQueues)) {
      this.alarm(`DeadLetters-${name}`, `${name} gave something up: it waits in the queue for two weeks.`, {
        metric: queue.metricApproximateNumberOfMessagesVisible({
          period: FIVE_MINUTES,
          statistic: 'Maximum',
        }),
        threshold: 1,
        evaluationPeriods: 1,
      });
    }
  }

  private alarm(
    id: string,
    alarmDescription: string,
    props: { metric: cloudwatch.IMetric; threshold: number; evaluationPeriods?: number },
  ): void {
    const alarm = new cloudwatch.Alarm(this, id, {
      evaluationPeriods: 2,
      ...props,
      alarmDescription,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }
}
