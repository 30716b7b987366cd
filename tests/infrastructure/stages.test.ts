import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { PRICES } from '#bin/cost/prices.ts';
import { STANDING } from '#bin/cost/use.ts';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { stackName } from '#lib/app.ts';
import { SPENDING_PRICES } from '#lib/observability/alarms.ts';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';
import { entriesOf } from '#shared/names-of.ts';
import { asText, part, resourcesOf, settingsOf, synth, templateOf } from './synth.ts';

/** Checked by the CDK's validator and the AwsSolutions rules, as `npm run synth` does. */
const { assembly, outdir } = synth(undefined, { checked: true });
const stacks = assembly.stacks.map((stack) => ({
  name: stack.stackName,
  template: Template.fromJSON(stack.template),
}));

function named(name: string): Template {
  const found = stacks.find((each) => each.name === name);
  if (!found) throw new Error(`No stack ${name}`);
  return found.template;
}

/** Findings that someone decided to live with: each is explained where it was accepted. A new one belongs here too. */
const ACCEPTED = [
  'AwsSolutions-APIG4',
  'AwsSolutions-CFR1',
  'AwsSolutions-CFR2',
  'AwsSolutions-CFR3',
  'AwsSolutions-CFR4',
  'AwsSolutions-CFR5',
  'AwsSolutions-COG1',
  'AwsSolutions-COG2',
  'AwsSolutions-COG8',
  'AwsSolutions-IAM5 …/evidence/*',
  'AwsSolutions-IAM5 …/exports/*',
  'AwsSolutions-IAM5 …/incoming/*',
  'AwsSolutions-IAM5 …/media/*',
  'AwsSolutions-IAM5 …/withheld/*',
  'AwsSolutions-IAM5[Resource::*]',
  'AwsSolutions-S1',
  'AwsSolutions-S10',
  'AwsSolutions-SMG4',
  'AwsSolutions-SQS3',
  'W3694',
];

/** `AwsSolutions-IAM5[Resource::arn:aws:s3:::name/media/*]` → `AwsSolutions-IAM5 …/media/*`. */
function shortRule(ruleName: string): string {
  return ruleName.replace(/\[Resource::arn:aws:s3:::creel-photos-.*(\/\w+\/\*)\]$/, ' …$1');
}

interface Finding {
  ruleName: string;
  reason?: string;
  violatingConstructs?: { constructPath: string }[];
}

function report(): {
  pluginName: string;
  conclusion: string;
  violations: Finding[];
  suppressedViolations?: Finding[];
}[] {
  return JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')).pluginReports;
}

describe('all stages together', () => {
  it('are a stack each, and one for the firewall where a stage has it', () => {
    expect(stacks.map(({ name }) => name).sort()).toEqual([
      'Creel-dev',
      'Creel-local',
      'Creel-prod',
      'Creel-prod-firewall',
      'Creel-staging',
    ]);
  });

  it('need no account and look nothing up', () => {
    expect(assembly.manifest.missing).toBeUndefined();
    for (const stack of assembly.stacks) expect(stack.environment.account).toBe('unknown-account');
  });

  it('pass every rule', () => {
    for (const { pluginName, conclusion, violations } of report()) {
      expect([pluginName, conclusion, violations]).toEqual([pluginName, 'success', []]);
    }
    expect(report().map(({ pluginName }) => pluginName)).toContain('AwsSolutions');
  });

  it('accept no finding but those listed, each with its reason', () => {
    const accepted = report().flatMap(({ suppressedViolations = [] }) => suppressedViolations);
    expect([...new Set(accepted.map(({ ruleName }) => shortRule(ruleName)))].sort()).toEqual(ACCEPTED);
    for (const { reason = '' } of accepted) expect(reason.length).toBeGreaterThan(30);
  });

  it('put out no warning but that of the number of resources, which the next test bounds', () => {
    const messages = assembly.stacks.flatMap((stack) => stack.messages.map(({ entry }) => entry.data));
    const others = messages.filter((text) => !/^Number of resources: \d+ is approaching/.test(String(text)));
    expect(others).toEqual([]);
  });

  // CloudFormation takes 500. Nearly half of them are the API's routes: see docs/decisions/2026-11-26-routes.md.
  it('stay below the limit of resources, with room for a change', () => {
    for (const { template } of stacks)
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(460);
  });
});

describe('a new account', () => {
  it('may have everything that a stage asks for, as cdk.json has it', () => {
    for (const { template } of stacks) {
      const functions = resourcesOf(template, 'AWS::Lambda::Function').map(({ properties }) => properties);
      for (const { MemorySize, ReservedConcurrentExecutions } of functions) {
        expect(Number(MemorySize)).toBeLessThanOrEqual(3008);
        expect(ReservedConcurrentExecutions).toBeUndefined();
      }
      for (const { properties } of resourcesOf(template, 'AWS::Lambda::Alias'))
        expect(properties.ProvisionedConcurrencyConfig).toBeUndefined();
      expect(resourcesOf(template, 'AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(300);
      expect(JSON.stringify(template.toJSON()).length).toBeLessThan(1_000_000);
      expect(Object.keys(template.toJSON().Outputs ?? {}).length).toBeLessThanOrEqual(200);
    }
  });
});

/** Properties that give a resource a name which no second stack in the account could have. */
const PHYSICAL_NAMES = [
  'TableName',
  'FunctionName',
  'RoleName',
  'QueueName',
  'TopicName',
  'LogGroupName',
  'UserPoolName',
  'ClientName',
  'AlarmName',
  'DashboardName',
  'BucketName',
];

describe.each(stacks)('$name', ({ template }) => {
  it('has no physical names but the photo bucket’s, which follows from the stack’s id', () => {
    const named = Object.entries(template.toJSON().Resources as Record<string, unknown>).flatMap(
      ([id, resource]) =>
        PHYSICAL_NAMES.filter((property) => part(resource, 'Properties', property) !== undefined)
          // An event source mapping says which function it calls, and a permission which one it opens.
          .filter(
            (property) => property !== 'FunctionName' || part(resource, 'Type') === 'AWS::Lambda::Function',
          )
          .map(
            (property) =>
              `${id.replace(/[0-9A-F]{8}$/, '')} ${asText(part(resource, 'Properties', property))}`,
          ),
    );
    const unique = named.filter((each) => !/^PhotosBucket creel-photos-.*AWS::StackId/.test(each));
    expect(unique).toEqual([]);
  });

  it('brings no functions of CDK’s own', () => {
    const types = Object.values(template.toJSON().Resources).map((each) => String(part(each, 'Type')));
    expect(
      types.filter((type) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'),
    ).toEqual([]);
    for (const { properties } of resourcesOf(template, 'AWS::Lambda::Function')) {
      expect(properties.Description).toMatch(/ of Creel$/);
    }
  });
});

describe('the stage for emulators', () => {
  const local = named(stackName('local'));
  const servicesOf = (template: Template) =>
    new Set(
      Object.values(template.toJSON().Resources).map((each) => String(part(each, 'Type')).split('::')[1]),
    );

  it('leaves out the alarms, by name', () => {
    expect(servicesOf(local)).not.toContain('CloudWatch');
    expect(servicesOf(local)).not.toContain('Budgets');
  });

  it('holds all else, the edge too', () => {
    for (const service of servicesOf(named(stackName('staging')))) {
      if (!['CloudWatch', 'Budgets'].includes(service ?? '')) expect(servicesOf(local)).toContain(service);
    }
  });

  it('is found on the developer’s machine, without TLS', () => {
    const { Value } = local.findOutputs('ConsumerOrigin').ConsumerOrigin ?? {};
    expect(asText(Value)).toMatch(/^http:\/\/.*\.cloudfront\.localhost:4566$/);
  });

  it('is found where the site is developed if the emulator has no edge', () => {
    const settings = { ...settingsOf('local'), leaveOut: ['edge', 'observability', 'tls'] };
    const template = templateOf('local', { settings });
    expect(servicesOf(template)).not.toContain('CloudFront');
    expect(template.findOutputs('ConsumerOrigin').ConsumerOrigin?.Value).toBe('http://localhost:5173');
  });

  it('exempts only the emulator from rules about TLS', () => {
    const plain = report()
      .flatMap(({ suppressedViolations = [] }) => suppressedViolations)
      .filter(({ ruleName }) => /-(CFR5|S10)$/.test(ruleName))
      .flatMap(({ violatingConstructs = [] }) =>
        violatingConstructs.map(({ constructPath }) => constructPath),
      );
    expect(plain.length).toBeGreaterThan(0);
    for (const path of plain) expect(path).toMatch(/^Creel-local\//);
  });
});

describe('the budget', () => {
  it('sends an email before the month exceeds the budget', () => {
    const [budget] = resourcesOf(named(stackName('prod')), 'AWS::Budgets::Budget');
    expect(part(budget?.properties, 'Budget', 'BudgetLimit')).toEqual({ Amount: 200, Unit: 'USD' });
    const notifications = part(budget?.properties, 'NotificationsWithSubscribers') as unknown[];
    expect(notifications.map((each) => part(each, 'Notification', 'Threshold'))).toEqual([80, 100, 100]);
    for (const each of notifications) {
      expect(part(each, 'Subscribers', 0, 'Address')).toBe('operations@creel.example');
    }
    expect(resourcesOf(named(stackName('staging')), 'AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('alarms', () => {
  // Those of a release tell CodeDeploy, and nobody else.
  const alarms = resourcesOf(named(stackName('prod')), 'AWS::CloudWatch::Alarm')
    .filter(({ id }) => !id.startsWith('Release'))
    .map(({ properties }) => properties);

  it('watch what people would notice', () => {
    const expressionOf = (each: Record<string, unknown>) =>
      (each.Metrics as { Expression?: string }[] | undefined)?.find(({ Expression }) => Expression)
        ?.Expression;
    const isSpending = (each: Record<string, unknown>) =>
      String(expressionOf(each)).includes('FILL(reads, 0)');
    const watched = alarms.map((each) =>
      isSpending(each) ? 'spending' : String(each.MetricName ?? expressionOf(each)),
    );
    // A function that was not called has no data, and must not hide those that failed.
    const sumOf = (functions: number) =>
      Array.from({ length: functions }, (_, index) => `FILL(m${index}, 0)`).join(' + ');
    // The one that follows the stream, the one that is called each minute and those of the queues, and all others. Triggers that refuse by failing are left out, and so is the walk, which has its own alarm.
    const inBackground = new Set(QUEUE_NAMES.map((name) => QUEUES[name].consumer)).size + 2;
    const sums = [sumOf(inBackground), sumOf(FUNCTION_NAMES.length - inBackground - 3)];
    const expected = [
      ...QUEUE_NAMES.map(() => 'ApproximateAgeOfOldestMessage'),
      // Of each queue's dead letters, and of three functions that are called with events.
      ...[...QUEUE_NAMES, 1, 2, 3].map(() => 'ApproximateNumberOfMessagesVisible'),
      'ConcurrentExecutions',
      'Errors',
      'IF(errors >= 5, 100 * errors / requests, 0)',
      'IteratorAge',
      'JobsFailed',
      'Latency',
      'MailsTakenUp',
      'PushesRefused',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
      'SignUpsRefused',
      'ThrottledRequests',
      ...sums.flatMap((sum) => [sum, sum]),
      'spending',
    ];
    expect(watched.sort()).toEqual(expected.sort());
  });

  it('count what an hour costs by the prices of docs/cost.md', () => {
    const services = {
      call: 'apiRequest',
      readUnit: 'readUnit',
      writeUnit: 'writeUnit',
      gigabyteSecond: 'functionGigabyteSecond',
      email: 'mail',
    } as const;
    for (const [name, dollars] of entriesOf(SPENDING_PRICES)) {
      const dearest = Math.max(...PRICES[services[name]].map(({ price }) => price));
      expect(dollars, name).toBeCloseTo(1e6 * dearest);
    }
  });

  it('notify a topic, which sends an email to the stage’s address', () => {
    const template = named(stackName('prod'));
    const topic = resourcesOf(template, 'AWS::SNS::Topic').find(
      ({ properties }) => properties.DisplayName === 'Creel alarms',
    );
    for (const { AlarmActions, AlarmDescription } of alarms) {
      expect(AlarmActions).toEqual([{ Ref: topic?.id }]);
      expect(AlarmDescription).toBeTruthy();
    }
    const subscriptions = resourcesOf(template, 'AWS::SNS::Subscription').map(({ properties }) => properties);
    expect(subscriptions.find(({ TopicArn }) => part(TopicArn, 'Ref') === topic?.id)).toMatchObject({
      Protocol: 'email',
      Endpoint: 'operations@creel.example',
    });
  });
});

describe('the fixed cost of a stage', () => {
  const allOf = (type: string) =>
    stacks
      .filter(({ name }) => name.startsWith(stackName('prod')))
      .flatMap(({ template }) => resourcesOf(template, type));

  it('is what docs/cost.md computes with', () => {
    // An alarm over a sum names each metric in it, and the sum.
    const metricsOf = (metrics: unknown) =>
      Array.isArray(metrics) ? metrics.filter((each) => part(each, 'MetricStat') !== undefined).length : 1;
    const alarmMetrics = allOf('AWS::CloudWatch::Alarm').map(({ properties }) =>
      metricsOf(properties.Metrics),
    );
    expect({
      secrets: allOf('AWS::SecretsManager::Secret').length,
      alarmMetrics: alarmMetrics.reduce((sum, each) => sum + each, 0),
      firewalls: allOf('AWS::WAFv2::WebACL').length,
    }).toEqual(STANDING);
  });
});

describe('the outputs of a deployment', () => {
  it('hold all that the web app, the smoke tests and people need', () => {
    const outputs = Object.keys(named(stackName('prod')).toJSON().Outputs ?? {});
    expect(outputs).toEqual(
      expect.arrayContaining([
        'ApiOrigin',
        'CommunityOrigin',
        'ConsumerOrigin',
        'DistributionDomain',
        'DistributionId',
        'PhotoBucket',
        'TableName',
        'UserPoolClientId',
        'UserPoolId',
        'WebBucket',
      ]),
    );
  });
});
