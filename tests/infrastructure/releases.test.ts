/** How requests move to a new version, and what moves them back: see docs/decisions/2026-11-27-guarded-deploys.md. */
import { describe, expect, it } from 'vitest';
import { readGroups } from '#bin/release/traffic.ts';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { asText, onlyResource, part, record, resourcesOf, templateOf } from './synth.ts';

const template = templateOf('prod');
const groups = resourcesOf(template, 'AWS::CodeDeploy::DeploymentGroup');
const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').filter(({ id }) => id.startsWith('Release'));

describe('a release of prod', () => {
  it('moves a tenth of the requests each minute, of the functions that people reach', () => {
    const told = readGroups(asText(part(template.toJSON(), 'Outputs', 'ReleaseGroups', 'Value')));
    const functions = [...told.keys()].map((each) => each.replace(/^<(\w+)Function\w+>$/, '$1')).sort();
    expect(functions).toEqual(
      FUNCTION_NAMES.filter((name) => /-api$|^share-render$/.test(name))
        .map((name) => name.replaceAll('-', ''))
        .sort(),
    );
    const application = onlyResource(template, 'AWS::CodeDeploy::Application');
    expect([...told.values()]).toEqual(
      groups.map(({ id }) => ({ applicationName: `<${application.id}>`, deploymentGroupName: `<${id}>` })),
    );
    for (const { properties } of groups)
      expect(properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaLinear10PercentEvery1Minute',
        DeploymentStyle: { DeploymentType: 'BLUE_GREEN', DeploymentOption: 'WITH_TRAFFIC_CONTROL' },
      });
  });

  it('moves them back by itself when an alarm on errors, durations or dead letters rings', () => {
    expect(alarms.length).toBeGreaterThan(2);
    for (const { properties } of groups) {
      expect(part(properties, 'AlarmConfiguration', 'Enabled')).toBe(true);
      const watched = part(properties, 'AlarmConfiguration', 'Alarms') as unknown[];
      expect(watched.map((each) => asText(part(each, 'Name')))).toEqual(alarms.map(({ id }) => `<${id}>`));
      expect(properties.AutoRollbackConfiguration).toEqual({
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'],
      });
    }
  });

  it('is judged within minutes, by what is new', () => {
    const [errors, durations, ...deadLetters] = alarms.map(({ properties }) => properties);
    expect(errors).toMatchObject({ MetricName: '5xx', Period: 60, EvaluationPeriods: 1, Threshold: 5 });
    expect(durations).toMatchObject({ MetricName: 'Latency', Period: 60, EvaluationPeriods: 3 });
    const queues = deadLetters.flatMap(({ Metrics }) => {
      const [sum, ...metrics] = Metrics as unknown[];
      expect(part(sum, 'Expression')).toMatch(/^DIFF\(/);
      // CloudWatch adds up no more in an alarm.
      expect(metrics.length).toBeLessThanOrEqual(10);
      return metrics.map((each) => asText(part(each, 'MetricStat', 'Metric', 'Dimensions', 0, 'Value')));
    });
    const ofDeadLetters = resourcesOf(template, 'AWS::SQS::Queue').filter(
      ({ properties }) => properties.RedrivePolicy === undefined,
    );
    expect(queues.sort()).toEqual(ofDeadLetters.map(({ id }) => `<${id}.QueueName>`).sort());
    for (const { properties } of alarms) expect(properties.TreatMissingData).toBe('notBreaching');
  });

  it('may move these aliases and read alarms, and nothing else', () => {
    const [role] = resourcesOf(template, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('ReleaseRole'));
    expect(role?.properties.ManagedPolicyArns).toBeUndefined();
    expect(JSON.stringify(role?.properties.AssumeRolePolicyDocument)).toContain('"codedeploy.amazonaws.com"');
    const policy = resourcesOf(template, 'AWS::IAM::Policy').find(
      ({ properties }) => asText(part(properties, 'Roles', 0)) === `<${role?.id}>`,
    );
    const [moving, watching, ...rest] = record(policy?.properties, 'PolicyDocument').Statement as unknown[];
    expect(part(moving, 'Action')).toEqual([
      'lambda:GetAlias',
      'lambda:GetProvisionedConcurrencyConfig',
      'lambda:UpdateAlias',
    ]);
    for (const each of part(moving, 'Resource') as unknown[])
      expect(asText(each)).toMatch(/^<\w+(Live|Function)/);
    expect(watching).toMatchObject({ Action: 'cloudwatch:DescribeAlarms', Resource: '*' });
    expect(rest).toEqual([]);
  });
});

it('a release of another stage moves all requests at once', () => {
  expect(resourcesOf(templateOf('staging'), 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
});
