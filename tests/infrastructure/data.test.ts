import { describe, expect, it } from 'vitest';
import type { StageName } from '#lib/settings.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { TABLE } from '#shared/deployment/table.ts';
import { asText, onlyResource, part, record, resourcesOf, settingsOf, templateOf } from './synth.ts';

const STAGES: StageName[] = ['dev', 'staging', 'prod', 'local'];
const templates = new Map(STAGES.map((stage) => [stage, templateOf(stage)]));

function of(stage: StageName) {
  const template = templates.get(stage);
  if (!template) throw new Error(`No stage ${stage}`);
  return template;
}

describe.each(STAGES)('the data of %s', (stage) => {
  const keeps = stage === 'staging' || stage === 'prod';
  const template = of(stage);

  it('is protected from deletion as its settings say', () => {
    const table = onlyResource(template, 'AWS::DynamoDB::Table');
    const pool = onlyResource(template, 'AWS::Cognito::UserPool');
    expect(table.properties.DeletionProtectionEnabled).toBe(keeps);
    expect(pool.properties.DeletionProtection).toBe(keeps ? 'ACTIVE' : 'INACTIVE');
    const kept = [
      table,
      pool,
      ...resourcesOf(template, 'AWS::S3::Bucket'),
      ...resourcesOf(template, 'AWS::Logs::LogGroup'),
    ];
    for (const { id, deletionPolicy } of kept) {
      expect([id, deletionPolicy]).toEqual([id, keeps ? 'Retain' : 'Delete']);
    }
  });

  it('can be brought back to any second of the last weeks', () => {
    const { properties } = onlyResource(template, 'AWS::DynamoDB::Table');
    expect(properties.PointInTimeRecoverySpecification).toMatchObject({ PointInTimeRecoveryEnabled: true });
  });

  it('has the shape of shared/deployment/table.ts', () => {
    const { properties } = onlyResource(template, 'AWS::DynamoDB::Table');
    expect(properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys(TABLE.partitionKey, TABLE.sortKey),
      StreamSpecification: { StreamViewType: TABLE.streamView },
      TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
    });
    expect(properties.GlobalSecondaryIndexes).toEqual(
      TABLE.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keys(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.projected] },
      })),
    );
  });

  it('lies in private buckets, encrypted, reached over TLS only where there is any', () => {
    const buckets = resourcesOf(template, 'AWS::S3::Bucket');
    expect(buckets).toHaveLength(2);
    const policies = resourcesOf(template, 'AWS::S3::BucketPolicy');
    for (const { id, properties } of buckets) {
      expect(properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(properties.BucketEncryption).toBeDefined();
      expect(part(properties, 'OwnershipControls', 'Rules', 0, 'ObjectOwnership')).toBe(
        'BucketOwnerEnforced',
      );
      if (stage === 'local') continue;
      const policy = policies.find((each) => asText(each.properties.Bucket) === `<${id}>`);
      expect(part(policy?.properties, 'PolicyDocument', 'Statement', 0)).toMatchObject({
        Effect: 'Deny',
        Action: 's3:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      });
    }
  });

  it('lies in queues reached over TLS only', () => {
    const queues = resourcesOf(template, 'AWS::SQS::Queue');
    const policies = resourcesOf(template, 'AWS::SQS::QueuePolicy');
    expect(policies).toHaveLength(queues.length);
    for (const { properties } of policies) {
      expect(part(properties, 'PolicyDocument', 'Statement', 0)).toMatchObject({
        Effect: 'Deny',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      });
    }
  });
});

function keys(partitionKey: string, sortKey: string) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ];
}

describe('photos', () => {
  const photos = resourcesOf(of('prod'), 'AWS::S3::Bucket').find(({ id }) =>
    id.startsWith('Photos'),
  )?.properties;

  it('are deleted as originals after a day, exports after a week, and renditions a week after their deletion', () => {
    expect(part(photos, 'LifecycleConfiguration', 'Rules')).toEqual([
      {
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Prefix: 'incoming/',
        Status: 'Enabled',
      },
      {
        ExpirationInDays: 7,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Prefix: 'exports/',
        Status: 'Enabled',
      },
      {
        ExpiredObjectDeleteMarker: true,
        NoncurrentVersionExpiration: { NoncurrentDays: 7 },
        Status: 'Enabled',
      },
    ]);
    expect(part(photos, 'VersioningConfiguration')).toEqual({ Status: 'Enabled' });
  });

  it('are read by nobody as an earlier version: no policy of the stack names one', () => {
    const allowed = ['AWS::IAM::Policy', 'AWS::S3::BucketPolicy']
      .flatMap((type) => resourcesOf(of('prod'), type))
      .flatMap(({ properties }) => part(properties, 'PolicyDocument', 'Statement') as unknown[])
      .filter((statement) => part(statement, 'Effect') === 'Allow')
      .flatMap((statement) => part(statement, 'Action') as string | string[]);
    expect(allowed).toContain('s3:GetObject');
    expect(allowed.filter((action) => /^s3:.*(?:Version|\*)|^\*$/.test(action))).toEqual([]);
  });

  it('are uploaded from the site’s own origins', () => {
    expect(part(photos, 'CorsConfiguration', 'CorsRules')).toEqual([
      {
        AllowedHeaders: ['content-type'],
        AllowedMethods: ['PUT'],
        AllowedOrigins: ['https://creel.example', 'https://community.creel.example'],
        MaxAge: 3600,
      },
    ]);
  });

  it('are reported to a queue when they arrive, without a function of the CDK', () => {
    const [notification] = part(photos, 'NotificationConfiguration', 'QueueConfigurations') as unknown[];
    const queue = asText(part(notification, 'Queue'));
    expect(queue).toMatch(/^<Jobsuploads\w+\.Arn>$/);
    const policies = resourcesOf(of('prod'), 'AWS::SQS::QueuePolicy').map(({ properties }) => properties);
    const statements = policies.flatMap((each) => part(each, 'PolicyDocument', 'Statement') as unknown[]);
    const [told] = statements.filter((each) => part(each, 'Principal', 'Service') === 's3.amazonaws.com');
    expect(told).toMatchObject({ Effect: 'Allow', Action: 'sqs:SendMessage' });
    expect(asText(part(told, 'Resource'))).toBe(queue);
    expect(asText(part(told, 'Condition', 'ArnEquals', 'aws:SourceArn'))).toMatch(
      /^arn:aws:s3:::creel-photos-/,
    );
    expect(asText(part(told, 'Condition', 'StringEquals', 'aws:SourceAccount'))).toBe('<AWS::AccountId>');
    expect(part(notification, 'Filter', 'S3Key', 'Rules')).toEqual([{ Name: 'prefix', Value: 'incoming/' }]);
    for (const stage of STAGES) {
      expect(Object.values(of(stage).toJSON().Resources).map((each) => part(each, 'Type'))).not.toContain(
        'Custom::S3BucketNotifications',
      );
    }
  });
});

function verifiedMail(): Record<string, unknown> {
  const settings = settingsOf('prod');
  return { ...settings, mail: { ...record(settings, 'mail'), verified: true } };
}

describe('the user pool', () => {
  const pool = onlyResource(of('prod'), 'AWS::Cognito::UserPool').properties;

  it('lets anyone sign up with a name and an email address confirmed by a code', () => {
    expect(pool).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_CODE' },
      Schema: [
        { Name: 'email', Required: true, Mutable: true },
        { Name: 'name', Required: true, Mutable: true },
        { Name: 'pending', AttributeDataType: 'String', Mutable: false },
      ],
    });
  });

  it('has threat protection and a firewall where the stage asks for them', () => {
    expect(pool).toMatchObject({
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    });
    const { id, properties } = onlyResource(of('prod'), 'AWS::WAFv2::WebACL');
    expect(properties).toMatchObject({ Scope: 'REGIONAL' });
    const guarded = onlyResource(of('prod'), 'AWS::WAFv2::WebACLAssociation').properties;
    expect(asText(guarded.WebACLArn)).toBe(`<${id}.Arn>`);
    expect(asText(guarded.ResourceArn)).toMatch(/^<IdentityPool\w+\.Arn>$/);
    const ofDev = onlyResource(of('dev'), 'AWS::Cognito::UserPool').properties;
    expect(ofDev).toMatchObject({ UserPoolTier: 'LITE' });
    expect(ofDev).not.toHaveProperty('UserPoolAddOns');
    expect(resourcesOf(of('dev'), 'AWS::WAFv2::WebACL')).toEqual([]);
  });

  it('lets one address set off twenty mails of a kind in five minutes', () => {
    const { properties } = onlyResource(of('prod'), 'AWS::WAFv2::WebACL');
    const operations = ['SignUp', 'ForgotPassword', 'ResendConfirmationCode'];
    const limits = operations.map((operation) => ({
      Name: operation,
      Action: { Block: {} },
      Statement: {
        RateBasedStatement: {
          Limit: 20,
          EvaluationWindowSec: 300,
          AggregateKeyType: 'IP',
          ScopeDownStatement: {
            ByteMatchStatement: {
              FieldToMatch: { SingleHeader: { Name: 'x-amz-target' } },
              PositionalConstraint: 'EXACTLY',
              SearchString: `AWSCognitoIdentityProviderService.${operation}`,
            },
          },
        },
      },
    }));
    expect(Object.values(record(properties, 'Rules')).slice(-3)).toMatchObject(limits);
  });

  it('lets everybody add an authenticator app, which staging and prod require of members of groups', () => {
    expect(pool).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
    const settingOf = (stage: StageName) =>
      resourcesOf(of(stage), 'AWS::Lambda::Function').flatMap(
        ({ properties }) => part(properties, 'Environment', 'Variables', 'SECOND_FACTOR') ?? [],
      );
    expect(settingOf('dev')).toEqual(['optional', 'optional']);
    for (const stage of ['staging', 'prod'] as const)
      expect(settingOf(stage)).toEqual(['required', 'required']);
  });

  it('asks for passwords as the specification does', () => {
    expect(pool.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 6,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    });
  });

  it('has the groups of the contract', () => {
    const groups = resourcesOf(of('prod'), 'AWS::Cognito::UserPoolGroup');
    expect(groups.map(({ properties }) => properties.GroupName).sort()).toEqual([...GROUPS].sort());
  });

  it('has one client: SRP for browsers, passwords from functions with the right, no secret, no hint of which accounts exist', () => {
    expect(onlyResource(of('prod'), 'AWS::Cognito::UserPoolClient').properties).toMatchObject({
      ExplicitAuthFlows: [
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AllowedOAuthFlowsUserPoolClient: false,
      ReadAttributes: ['email', 'email_verified', 'name'],
      WriteAttributes: ['custom:pending', 'email', 'name'],
    });
  });

  it('runs both triggers', () => {
    expect(asText(part(pool, 'LambdaConfig', 'PostConfirmation'))).toMatch(/^<postconfirmationLive/);
    expect(asText(part(pool, 'LambdaConfig', 'CustomMessage'))).toMatch(/^<custommessageLive/);
  });

  it('sends email by SES once the domain is verified, and by itself until then', () => {
    expect(pool.EmailConfiguration).toBeUndefined();
    const verified = templateOf('prod', { settings: verifiedMail() });
    expect(
      record(onlyResource(verified, 'AWS::Cognito::UserPool').properties, 'EmailConfiguration'),
    ).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Creel <no-reply@creel.example>',
    });
  });

  it('makes no email domain for a stage without one', () => {
    expect(resourcesOf(of('dev'), 'AWS::SES::EmailIdentity')).toHaveLength(0);
    const domainsOf = (stage: StageName) =>
      resourcesOf(of(stage), 'AWS::SES::EmailIdentity').map(({ properties }) => properties.EmailIdentity);
    expect(domainsOf('prod')).toEqual(['creel.example', 'community.creel.example']);
    expect(domainsOf('local')).toEqual(['creel.localhost']);
  });
});

describe('a restored table', () => {
  const streamArn =
    'arn:aws:dynamodb:us-east-1:111111111111:table/Creel-prod-restored-1/stream/2026-11-20T10:00:00.000';
  const restoredTable = { name: 'Creel-prod-restored-1', streamArn };
  const template = templateOf('prod', { settings: { ...settingsOf('prod'), restoredTable } });

  it('is used by every function in place of the stack’s own', () => {
    const names = resourcesOf(template, 'AWS::Lambda::Function')
      .map(({ properties }) => part(properties, 'Environment', 'Variables', 'TABLE_NAME'))
      .filter((name) => name !== undefined);
    expect(new Set(names)).toEqual(new Set(['Creel-prod-restored-1']));
    const rights = JSON.stringify(resourcesOf(template, 'AWS::IAM::Policy'));
    expect(rights).toContain(':table/Creel-prod-restored-1/index/gsi1');
    expect(rights).not.toContain(onlyResource(template, 'AWS::DynamoDB::Table').id);
  });

  it('is followed by its own stream', () => {
    const mappings = resourcesOf(template, 'AWS::Lambda::EventSourceMapping');
    const [stream, ...others] = mappings.filter(
      ({ properties }) => properties.StartingPosition !== undefined,
    );
    expect(stream?.properties.EventSourceArn).toBe(streamArn);
    expect(others).toEqual([]);
  });

  it('leaves the stack’s own table where it is', () => {
    expect(onlyResource(template, 'AWS::DynamoDB::Table').deletionPolicy).toBe('Retain');
  });
});
