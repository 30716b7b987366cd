import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as codedeploy from 'aws-cdk-lib/aws-codedeploy';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { CfnOutput, Duration, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { FunctionName } from '#lambdas/functions.ts';
import type { Api } from '../api/api.ts';
import { ROUTES } from '../api/routes.ts';
import { acceptFinding } from '../findings.ts';
import type { CreelFunction } from '../function/creel-function.ts';

/** Ten minutes in all: long enough for an alarm to ring at a tenth of the traffic, and short enough to wait for. */
const PACE = 'CodeDeployDefault.LambdaLinear10PercentEvery1Minute';
const MINUTE = Duration.minutes(1);
/** The number of metrics that one alarm can add up. */
const MOST_METRICS = 10;

export interface GradualReleaseProps {
  functions: ReadonlyMap<FunctionName, CreelFunction>;
  api: Api;
  deadLetters: readonly Queue[];
}

/**
 * Lets CodeDeploy move requests to a new version of the functions that answer them, a tenth each minute. An alarm moves
 * them back. Jobs and triggers move at once. bin/release starts it.
 */
export class GradualRelease extends Construct {
  private readonly role: iam.Role;
  private readonly application: codedeploy.CfnApplication;
  private readonly alarms: readonly cloudwatch.Alarm[];

  constructor(scope: Construct, id: string, props: GradualReleaseProps) {
    super(scope, id);
    const reached = new Set(ROUTES.map((route) => route.function));
    const functions = [...props.functions].flatMap(([name, each]) => (reached.has(name) ? [each] : []));
    this.application = new codedeploy.CfnApplication(this, 'Application', { computePlatform: 'Lambda' });
    this.alarms = [...this.watchApi(props.api), ...this.watchQueues(props.deadLetters)];
    this.role = this.makeRole(functions);
    const groups = functions.map((each) => this.groupOf(each)).join(' ');
    new CfnOutput(Stack.of(this), 'ReleaseGroups', { value: groups });
  }

  /** @returns `application/group=function` */
  private groupOf({ node, lambda }: CreelFunction): string {
    const group = new codedeploy.CfnDeploymentGroup(this, node.id, {
      applicationName: this.application.ref,
      serviceRoleArn: this.role.roleArn,
      deploymentConfigName: PACE,
      deploymentStyle: { deploymentType: 'BLUE_GREEN', deploymentOption: 'WITH_TRAFFIC_CONTROL' },
      alarmConfiguration: {
        enabled: true,
        alarms: this.alarms.map(({ alarmName: name }) => ({ name })),
      },
      autoRollbackConfiguration: {
        enabled: true,
        events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'],
      },
    });
    // Without its rights the role moves nothing.
    group.node.addDependency(this.role);
    return `${this.application.ref}/${group.ref}=${lambda.functionName}`;
  }

  /** The rights of AWS's own policy for this, for these aliases alone. */
  private makeRole(functions: readonly CreelFunction[]): iam.Role {
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('codedeploy.amazonaws.com'),
    });
    role.addToPolicy(
      new iam.PolicyStatement({
        actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
        resources: functions.flatMap(({ lambda, called }) => [lambda.functionArn, called.functionArn]),
      }),
    );
    role.addToPolicy(new iam.PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
    acceptFinding(role, 'IAM5[Resource::*]', 'It may read the state of every alarm, as AWS documents it.');
    return role;
  }

  /** Of each minute, unlike the alarms that people are told of. */
  private watchApi({ http }: Api): cloudwatch.Alarm[] {
    return [
      this.alarm('Errors', 'A deployment goes back: the API answers with 5xx.', {
        metric: http.metricServerError({ period: MINUTE, statistic: 'Sum' }),
        threshold: 5,
      }),
      this.alarm('Durations', 'A deployment goes back: at least 5 % of requests take 3 seconds or more.', {
        metric: http.metricLatency({ period: MINUTE, statistic: 'p95' }),
        threshold: 3000,
        evaluationPeriods: 3,
      }),
    ];
  }

  /** Counts new messages. A deployment is not held up by older ones. */
  private watchQueues(queues: readonly Queue[]): cloudwatch.Alarm[] {
    const groups = Array.from({ length: Math.ceil(queues.length / MOST_METRICS) }, (_, index) =>
      queues.slice(index * MOST_METRICS, (index + 1) * MOST_METRICS),
    );
    return groups.map((group, index) => {
      const metrics = group.map((queue) =>
        queue.metricApproximateNumberOfMessagesVisible({ period: MINUTE, statistic: 'Maximum' }),
      );
      const names = metrics.map((_, at) => `m${at}`);
      return this.alarm(`DeadLetters${index + 1}`, 'A deployment goes back: something was given up.', {
        metric: new cloudwatch.MathExpression({
          expression: `DIFF(${names.map((name) => `FILL(${name}, REPEAT)`).join(' + ')})`,
          usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
          period: MINUTE,
        }),
        threshold: 1,
      });
    });
  }

  private alarm(
    id: string,
    alarmDescription: string,
    props: { metric: cloudwatch.IMetric; threshold: number; evaluationPeriods?: number },
  ): cloudwatch.Alarm {
    return new cloudwatch.Alarm(this, id, {
      evaluationPeriods: 1,
      ...props,
      alarmDescription,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
  }
}
