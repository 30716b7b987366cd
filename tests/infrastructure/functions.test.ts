import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { FUNCTION_NAMES, FUNCTIONS } from '#lambdas/functions.ts';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';
import {
  asText,
  makeBundles,
  onlyResource,
  part,
  record,
  resourcesOf,
  settingsOf,
  synth,
  templateOf,
} from './synth.ts';

const template = templateOf('prod');
const functions = new Map(
  resourcesOf(template, 'AWS::Lambda::Function').map(({ properties }) => [
    String(properties.Description).replace(' of Creel', ''),
    properties,
  ]),
);

describe('each function', () => {
  it.each(FUNCTION_NAMES)('%s gets the environment it reads, and nothing else', (name) => {
    const variables = record(functions.get(name), 'Environment', 'Variables');
    expect(Object.keys(variables).sort()).toEqual([...FUNCTIONS[name].environment].sort());
    for (const value of Object.values(variables)) expect(asText(value)).not.toBe('');
  });

  it.each(FUNCTION_NAMES)('%s runs on Node 24, arm64, with the memory and time it declares', (name) => {
    expect(functions.get(name)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: FUNCTIONS[name].memory,
      Timeout: FUNCTIONS[name].timeout,
    });
  });

  it('has a log group of its own, kept as long as the stage says', () => {
    const groups = [...functions.values()].map((each) => asText(part(each, 'LoggingConfig', 'LogGroup')));
    expect(new Set(groups).size).toBe(FUNCTION_NAMES.length);
    for (const { properties } of resourcesOf(template, 'AWS::Logs::LogGroup')) {
      expect(properties.RetentionInDays).toBe(90);
    }
  });

  it('knows when it was deployed by the command that deploys; without it the template is the same each time', () => {
    const bundles = makeBundles();
    const timeIn = (made: Template) => asText(made.toJSON()).match(/"DEPLOYED_AT":"([^"]*)"/)?.[1];
    const deployedAt = '2026-11-22T12:00:00.000Z';
    expect(timeIn(templateOf('dev', { bundles, deployedAt }))).toBe(deployedAt);
    const first = templateOf('dev', { bundles });
    expect(timeIn(first)).toBe('none');
    expect(templateOf('dev', { bundles }).toJSON()).toEqual(first.toJSON());
  });

  it('is refused when it was not bundled, with the command that bundles it', () => {
    const bundles = makeBundles(FUNCTION_NAMES.filter((name) => name !== 'post-confirmation'));
    expect(() => synth('dev', { bundles })).toThrow(
      'post-confirmation is not bundled: run "node bin/build.ts --target=arm64" first.',
    );
  });
});

describe('the alias of each function', () => {
  it.each(['dev', 'prod'] as const)('is all that is called, in %s', (stage) => {
    const made = templateOf(stage);
    const aliases = new Map(
      resourcesOf(made, 'AWS::Lambda::Alias').map(({ id, properties }) => [`<${id}>`, properties]),
    );
    expect(aliases.size).toBe(FUNCTION_NAMES.length);
    for (const properties of aliases.values()) expect(properties.Name).toBe('live');
    const called = [
      ...resourcesOf(made, 'AWS::ApiGatewayV2::Integration').map((each) => each.properties.IntegrationUri),
      ...resourcesOf(made, 'AWS::Lambda::Permission').map((each) => each.properties.FunctionName),
      ...resourcesOf(made, 'AWS::Events::Rule').map((each) => part(each.properties, 'Targets', 0, 'Arn')),
      ...Object.values(record(onlyResource(made, 'AWS::Cognito::UserPool').properties, 'LambdaConfig')),
    ].map(asText);
    for (const each of called) expect([...aliases.keys()]).toContain(each);
    const mappings = resourcesOf(made, 'AWS::Lambda::EventSourceMapping').map(({ properties }) =>
      asText(properties.FunctionName).replace(/:live$/, ''),
    );
    expect(mappings.length).toBe(QUEUE_NAMES.length + 1);
    for (const each of mappings) expect([...aliases.keys()]).toContain(each);
  });

  // A deployment of the stack would move it otherwise, past the alarms, and to where npm run back had left from.
  it('is the same in every template', () => {
    const first = templateOf('prod', { deployedAt: '2026-11-27T08:00:00.000Z' });
    const second = templateOf('prod', { deployedAt: '2026-11-28T08:00:00.000Z', bundles: makeBundles() });
    const aliases = resourcesOf(first, 'AWS::Lambda::Alias');
    expect(resourcesOf(second, 'AWS::Lambda::Alias')).toEqual(aliases);
    for (const { properties } of aliases)
      expect(Object.keys(properties).sort()).toEqual(['FunctionName', 'FunctionVersion', 'Name']);
    expect(resourcesOf(first, 'AWS::Lambda::Version')).toEqual([]);
  });
});

describe('functions at once', () => {
  const reservedWith = (concurrency: number) => {
    const made = templateOf('prod', { settings: { ...settingsOf('prod'), concurrency } });
    const functions = resourcesOf(made, 'AWS::Lambda::Function').map(({ properties }) => properties);
    return functions.flatMap(({ Description, ReservedConcurrentExecutions: reserved }) =>
      reserved === undefined ? [] : [[String(Description), Number(reserved)] as const],
    );
  };
  const sumOf = (reserved: readonly (readonly [string, number])[]) =>
    reserved.reduce((sum, [, each]) => sum + each, 0);

  it('are kept for members, and bounded for what anybody calls, whatever floods the rest', () => {
    expect(reservedWith(1000).sort()).toEqual([
      ['member-api of Creel', 270],
      ['public-api of Creel', 270],
      ['share-render of Creel', 270],
    ]);
  });

  it.each([200, 250, 1000, 5000])(
    'leave the 100 that Lambda wants without a reservation, of %d',
    (account) => {
      expect(sumOf(reservedWith(account))).toBeGreaterThan(0);
      expect(account - sumOf(reservedWith(account))).toBeGreaterThanOrEqual(100);
    },
  );

  it('cannot be reserved on a new account: it lets through few pages a second', () => {
    expect(reservedWith(10)).toEqual([]);
    const made = templateOf('prod', { settings: { ...settingsOf('prod'), concurrency: 10 } });
    const { properties } = onlyResource(made, 'AWS::ApiGatewayV2::Stage');
    const limits = Object.entries(record(properties, 'RouteSettings'));
    const ofPages = limits.filter(([key]) => /^(GET|HEAD) \/(?!api\/)/.test(key));
    expect(ofPages.length).toBeGreaterThan(10);
    for (const [, limit] of ofPages)
      expect(limit).toEqual({ ThrottlingRateLimit: 2, ThrottlingBurstLimit: 2 });
  });
});

describe('a failed event', () => {
  it('waits in a queue if it is a change of the table', () => {
    const mapping = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').find(({ properties }) =>
      asText(properties.FunctionName).startsWith('<reacttochangesLive'),
    );
    expect(mapping?.properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      // Without an attribute of their number, attempts go on until this age.
      MaximumRecordAgeInSeconds: 12 * 60 * 60,
      StartingPosition: 'TRIM_HORIZON',
      ParallelizationFactor: 10,
    });
    expect(mapping?.properties).not.toHaveProperty('MaximumRetryAttempts');
    const [filter] = part(mapping, 'properties', 'FilterCriteria', 'Filters') as unknown[];
    const { dynamodb } = JSON.parse(String(part(filter, 'Pattern')));
    expect(dynamodb.Keys.pk.S).toEqual(
      expect.arrayContaining([{ prefix: 'CATCH#' }, 'CATCHES', { prefix: 'USER#' }]),
    );
    expect(JSON.stringify(dynamodb)).not.toContain('CATCHES#');
    expect(asText(part(mapping, 'properties', 'DestinationConfig', 'OnFailure', 'Destination'))).toMatch(
      /^<FailedChanges/,
    );
  });

  it.each(QUEUE_NAMES)('waits in the queue %s and is retried until it is given up', (name) => {
    const { consumer, batchSize, maxConcurrency, maxReceives } = QUEUES[name];
    const mapping = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').find(({ properties }) =>
      new RegExp(`^<Jobs${name.replaceAll('-', '')}[0-9A-F]{8}\\.Arn>$`).test(
        asText(properties.EventSourceArn),
      ),
    );
    expect(asText(mapping?.properties.FunctionName)).toMatch(
      new RegExp(`^<${consumer.replaceAll('-', '')}Live\\w+>:live$`),
    );
    expect(mapping?.properties).toMatchObject({
      BatchSize: batchSize,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: maxConcurrency },
    });
    const queue = resourcesOf(template, 'AWS::SQS::Queue').find(
      ({ id }) => asText(mapping?.properties.EventSourceArn) === `<${id}.Arn>`,
    );
    expect(queue?.properties.VisibilityTimeout).toBe(6 * FUNCTIONS[consumer].timeout);
    expect(part(queue, 'properties', 'RedrivePolicy', 'maxReceiveCount')).toBe(maxReceives);
    expect(asText(part(queue, 'properties', 'RedrivePolicy', 'deadLetterTargetArn'))).toMatch(
      /^<Jobs\w*failed/,
    );
  });

  it('waits for two weeks', () => {
    const queues = resourcesOf(template, 'AWS::SQS::Queue');
    expect(queues).toHaveLength(21);
    for (const { properties } of queues) expect(properties.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
  });
});

describe('the secret of the stage', () => {
  it('is in no template: functions get a reference', () => {
    const variables = record(functions.get('public-api'), 'Environment', 'Variables');
    expect(asText(variables.STAGE_SECRET)).toMatch(
      /^\{\{resolve:secretsmanager:<CursorSecret\w+>:SecretString:::\}\}$/,
    );
  });
});

describe('secrets', () => {
  it('can be read, changed or given to functions by no function, only by operators', () => {
    expect(asText(resourcesOf(template, 'AWS::IAM::Policy'))).not.toMatch(
      /secretsmanager|lambda:UpdateFunction|lambda:GetFunction|cloudfront:Update|cloudfront:GetDistribution/,
    );
  });

  it('are named to operators in the outputs of the stack', () => {
    const outputs = record(template.toJSON(), 'Outputs');
    for (const name of ['StageSecret', 'EdgeSecretA', 'EdgeSecretB', 'PushKeysSecret'])
      expect(asText(part(outputs, name, 'Value'))).toMatch(/^<(CursorSecret|EdgeSecrets[ab]|PushKeys)\w+>$/);
  });
});

describe('email', () => {
  const told = (settings: Record<string, unknown>) => {
    const made = resourcesOf(templateOf('prod', { settings }), 'AWS::Lambda::Function').find(
      ({ properties }) => properties.Description === 'send-mails of Creel',
    );
    const told = record(made?.properties, 'Environment', 'Variables');
    const names = ['CONSUMER_SENDER', 'CONSUMER_MAILBOX', 'COMMUNITY_SENDER', 'COMMUNITY_MAILBOX'];
    return names.map((name) => told[name]);
  };
  const prod = settingsOf('prod');
  const mail = record(prod, 'mail');

  it('is left out until the domain is verified', () => {
    expect(told({ ...prod, mail: { ...mail, verified: false } })).toEqual([
      'none',
      'hello@creel.example',
      'none',
      'hello@community.creel.example',
    ]);
    expect(told({ ...prod, mail: null })).toEqual(['none', 'none', 'none', 'none']);
  });

  it('comes from the sender of each host once it is', () => {
    expect(told({ ...prod, mail: { ...mail, verified: true } })).toEqual([
      'Creel <no-reply@creel.example>',
      'hello@creel.example',
      'Creel <no-reply@community.creel.example>',
      'hello@community.creel.example',
    ]);
  });

  it('reaches the recording function when it bounces or is complained about', () => {
    const [destination] = resourcesOf(template, 'AWS::SES::ConfigurationSetEventDestination');
    const told = record(destination?.properties, 'EventDestination');
    expect(told).toMatchObject({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] });
    const topic = asText(part(told, 'SnsDestination', 'TopicARN'));
    const subscription = resourcesOf(template, 'AWS::SNS::Subscription').find(
      ({ properties }) => asText(properties.TopicArn) === topic,
    );
    expect(asText(subscription?.properties.Endpoint)).toMatch(/^<recordmailfeedbackLive/);
    expect(asText(part(functions.get('record-mail-feedback'), 'DeadLetterConfig', 'TargetArn'))).toMatch(
      /^<FailedMailFeedback/,
    );
  });
});
