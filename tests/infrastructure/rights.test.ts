import { describe, expect, it } from 'vitest';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { asText, onlyResource, part, resourcesOf, templateOf } from './synth.ts';

const READ = ['dynamodb:BatchGetItem table', 'dynamodb:GetItem table', 'dynamodb:Query table'];
const LISTS = ['dynamodb:Query gsi1', 'dynamodb:Query gsi2', 'dynamodb:Query gsi3'];

const consuming = (queue: string) =>
  ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'].map(
    (action) => `sqs:${action} ${queue}`,
  );

const DEAD_LETTERS = [
  'failed batches',
  'failed due runs',
  'failed mail feedback',
  'given-up alertmails',
  'given-up failedchanges',
  'given-up invalidations',
  'given-up jobs',
  'given-up mails',
  'given-up pushes',
  'given-up uploads',
  'given-up webhooks',
  'given-up webhookturns',
];

/** All that each function may do besides writing its own log. A right that is not here is one too many. */
const ALLOWED: Record<string, string[]> = {
  'public-api': [...READ, ...LISTS],
  'member-api': [
    ...READ,
    ...LISTS,
    'cognito-idp:AdminDeleteUser pool',
    'cognito-idp:AdminGetUser pool',
    'cognito-idp:AdminUserGlobalSignOut pool',
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    's3:GetObject photos/exports/*',
    's3:GetObject photos/withheld/media/*',
    's3:PutObject photos/incoming/*',
  ],
  'admin-api': [
    ...READ,
    ...LISTS,
    'cognito-idp:AdminAddUserToGroup pool',
    'cognito-idp:AdminDeleteUser pool',
    'cognito-idp:AdminGetUser pool',
    'budgets:ViewBudget budget',
    's3:GetObject photos/withheld/evidence/*',
    'sqs:SendMessage mails',
    ...DEAD_LETTERS.map((name) => `sqs:GetQueueAttributes ${name}`),
    'cognito-idp:AdminRemoveUserFromGroup pool',
    'cognito-idp:AdminSetUserMFAPreference pool',
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
  ],
  'key-api': [
    ...READ,
    ...LISTS,
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
  ],
  'recovery-api': [
    'cognito-idp:AdminInitiateAuth pool',
    'cognito-idp:AdminSetUserMFAPreference pool',
    'dynamodb:DeleteItem table',
    'dynamodb:GetItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
  ],
  'share-render': [
    ...LISTS,
    'dynamodb:BatchGetItem table',
    'dynamodb:GetItem table',
    'dynamodb:Query table',
    's3:GetObject photos/media/*',
  ],
  'process-photo': [
    'dynamodb:GetItem table',
    'dynamodb:UpdateItem table',
    's3:DeleteObject photos/incoming/*',
    's3:GetObject photos/incoming/*',
    's3:PutObject photos/media/*',
    'sqs:ChangeMessageVisibility uploads',
    'sqs:DeleteMessage uploads',
    'sqs:GetQueueAttributes uploads',
    'sqs:ReceiveMessage uploads',
  ],
  'react-to-changes': [
    ...READ,
    ...LISTS,
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:DescribeStream stream',
    'dynamodb:GetRecords stream',
    'dynamodb:GetShardIterator stream',
    'dynamodb:ListStreams stream',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    'sqs:SendMessage failed batches',
    'sqs:SendMessage failed-changes',
    'sqs:SendMessage jobs',
    'sqs:SendMessage invalidations',
    'sqs:SendMessage mails',
    'sqs:SendMessage pushes',
    'sqs:SendMessage webhook-turns',
  ],
  'retry-changes': [
    ...READ,
    ...LISTS,
    ...consuming('failed-changes'),
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    'sqs:SendMessage failed-changes',
    'sqs:SendMessage jobs',
    'sqs:SendMessage invalidations',
    'sqs:SendMessage mails',
    'sqs:SendMessage pushes',
    'sqs:SendMessage webhook-turns',
  ],
  'run-jobs': [
    ...READ,
    ...LISTS,
    ...consuming('jobs'),
    'cognito-idp:AdminDeleteUser pool',
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    's3:DeleteObject photos/exports/*',
    's3:DeleteObject photos/incoming/*',
    's3:DeleteObject photos/media/*',
    's3:DeleteObject photos/withheld/*',
    's3:GetObject photos/media/*',
    's3:GetObject photos/withheld/*',
    's3:ListBucket photos',
    's3:PutObject photos/exports/*',
    's3:PutObject photos/media/*',
    's3:PutObject photos/withheld/*',
    'sqs:SendMessage alert-mails',
    'sqs:SendMessage jobs',
    'sqs:SendMessage invalidations',
    'sqs:SendMessage mails',
    'sqs:SendMessage pushes',
  ],
  'run-due': [
    'dynamodb:DeleteItem table',
    'dynamodb:GetItem table',
    'dynamodb:PutItem table',
    'dynamodb:Query table',
    'dynamodb:UpdateItem table',
    'sqs:SendMessage alert-mails',
    'sqs:SendMessage failed due runs',
    'sqs:SendMessage jobs',
    'sqs:SendMessage pushes',
    'sqs:SendMessage webhook-turns',
  ],
  'schedule-webhooks': [
    ...consuming('webhook-turns'),
    'dynamodb:DeleteItem table',
    'dynamodb:GetItem table',
    'dynamodb:PutItem table',
    'dynamodb:Query table',
    'dynamodb:UpdateItem table',
    'sqs:SendMessage mails',
    'sqs:SendMessage webhook-turns',
    'sqs:SendMessage webhooks',
  ],
  'send-webhooks': [...consuming('webhooks'), 'sqs:SendMessage webhook-turns'],
  'walk-site': [],
  'send-pushes': [
    ...consuming('pushes'),
    'dynamodb:BatchGetItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:GetItem table',
    'dynamodb:PutItem table',
    'dynamodb:Query table',
    'dynamodb:UpdateItem table',
  ],
  'send-mails': [
    ...consuming('alert-mails'),
    ...consuming('mails'),
    'dynamodb:BatchGetItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:GetItem table',
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    'ses:SendRawEmail configuration set',
    'ses:SendRawEmail mail domain',
    'ses:SendRawEmail community mail domain',
  ],
  'pre-sign-up': ['dynamodb:GetItem table', 'dynamodb:UpdateItem table'],
  'post-confirmation': [
    'cognito-idp:AdminUserGlobalSignOut pool',
    'dynamodb:ConditionCheckItem table',
    'dynamodb:DeleteItem table',
    'dynamodb:GetItem table',
    'dynamodb:PutItem table',
    'dynamodb:Query table',
  ],
  'invalidate-edge': ['cloudfront:CreateInvalidation distribution', ...consuming('invalidations')],
  'custom-message': ['dynamodb:GetItem table', 'dynamodb:UpdateItem table'],
  'record-mail-feedback': [
    'dynamodb:PutItem table',
    'dynamodb:UpdateItem table',
    'sqs:SendMessage failed mail feedback',
  ],
};

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

const template = templateOf('prod');

function statementsOf(roleId: string): Statement[] {
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(({ properties }) => asText((properties.Roles as unknown[])[0]) === `<${roleId}>`)
    .flatMap(({ properties }) => (properties.PolicyDocument as { Statement: Statement[] }).Statement);
}

function functionNamed(name: string) {
  const found = resourcesOf(template, 'AWS::Lambda::Function').find(
    ({ properties }) => properties.Description === `${name} of Creel`,
  );
  if (!found) throw new Error(`No function ${name}`);
  return found;
}

function roleOf(name: string): string {
  return asText(functionNamed(name).properties.Role).replace(/^<(.*)\.Arn>$/, '$1');
}

/** Resources by the names the table above uses. */
function shortName(arn: string): string {
  const table = onlyResource(template, 'AWS::DynamoDB::Table').id;
  const pool = onlyResource(template, 'AWS::Cognito::UserPool').id;
  const photos = asText(
    resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Photos'))?.properties.BucketName,
  );
  return arn
    .replace(`<${table}.Arn>/index/`, '')
    .replace(`<${table}.Arn>`, 'table')
    .replace(`<${table}.StreamArn>`, 'stream')
    .replace(`<${pool}.Arn>`, 'pool')
    .replace(`arn:aws:s3:::${photos}/`, 'photos/')
    .replace(`arn:aws:s3:::${photos}`, 'photos')
    .replace(/^arn:aws:budgets::<AWS::AccountId>:budget\/<SpendingMonth\w*>$/, 'budget')
    .replace(/^arn:aws:cloudfront::<AWS::AccountId>:distribution\/<EdgeDistribution\w+>$/, 'distribution')
    .replace(/^arn:aws:ses:us-east-1:<AWS::AccountId>:identity\/<MailIdentity\w+>$/, 'mail domain')
    .replace(
      /^arn:aws:ses:us-east-1:<AWS::AccountId>:identity\/<MailCommunityIdentity\w+>$/,
      'community mail domain',
    )
    .replace(
      /^arn:aws:ses:us-east-1:<AWS::AccountId>:configuration-set\/<MailSending\w+>$/,
      'configuration set',
    )
    .replace(/^<Jobs(\w+?)failed[0-9A-F]{8}\.Arn>$/, 'given-up $1')
    .replace(/^<FailedChanges\w+\.Arn>$/, 'failed batches')
    .replace(/^<Jobsfailedchanges\w+\.Arn>$/, 'failed-changes')
    .replace(/^<Jobsjobs\w+\.Arn>$/, 'jobs')
    .replace(/^<Jobsuploads\w+\.Arn>$/, 'uploads')
    .replace(/^<Jobsmails\w+\.Arn>$/, 'mails')
    .replace(/^<Jobsalertmails\w+\.Arn>$/, 'alert-mails')
    .replace(/^<Jobspushes\w+\.Arn>$/, 'pushes')
    .replace(/^<Jobswebhooks\w+\.Arn>$/, 'webhooks')
    .replace(/^<Jobswebhookturns\w+\.Arn>$/, 'webhook-turns')
    .replace(/^<Jobsinvalidations\w+\.Arn>$/, 'invalidations')
    .replace(/^<FailedDueRuns\w+\.Arn>$/, 'failed due runs')
    .replace(/^<FailedMailFeedback\w+\.Arn>$/, 'failed mail feedback');
}

function rightsOf(name: string): string[] {
  const log = asText(part(functionNamed(name).properties, 'LoggingConfig', 'LogGroup')).replace(
    /^<(.*)>$/,
    '<$1.Arn>',
  );
  return statementsOf(roleOf(name))
    .flatMap(({ Action, Resource }) =>
      [Action]
        .flat()
        .flatMap((action) => [Resource].flat().map((arn) => `${action} ${shortName(asText(arn))}`)),
    )
    .filter((right) => right !== `logs:CreateLogStream ${log}` && right !== `logs:PutLogEvents ${log}`)
    .sort();
}

describe('functions', () => {
  it('are those of lambdas/functions.ts', () => {
    expect(Object.keys(ALLOWED).sort()).toEqual([...FUNCTION_NAMES].sort());
    expect(resourcesOf(template, 'AWS::Lambda::Function')).toHaveLength(FUNCTION_NAMES.length);
  });

  for (const [name, allowed] of Object.entries(ALLOWED)) {
    it(`${name} may do what its work needs and nothing else`, () => {
      expect(rightsOf(name)).toEqual([...allowed].sort());
    });
  }

  it('have a role each, which only Lambda may take', () => {
    const roles = FUNCTION_NAMES.map(roleOf);
    expect(new Set(roles).size).toBe(FUNCTION_NAMES.length);
    // That of CodeDeploy is tested with the releases.
    const all = resourcesOf(template, 'AWS::IAM::Role').filter(({ id }) => !id.startsWith('ReleaseRole'));
    for (const { id, properties } of all) {
      expect(roles).toContain(id);
      expect(properties.ManagedPolicyArns).toBeUndefined();
      expect(properties.Policies).toBeUndefined();
      expect(JSON.stringify(properties.AssumeRolePolicyDocument)).toContain(
        '"Service":"lambda.amazonaws.com"',
      );
    }
  });

  it('have no right to every action or every resource', () => {
    for (const name of FUNCTION_NAMES) {
      for (const { Effect, Action, Resource } of statementsOf(roleOf(name))) {
        expect(Effect).toBe('Allow');
        for (const action of [Action].flat()) expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
        for (const arn of [Resource].flat().map(asText)) {
          // The folders of the photo bucket, whose keys are made from ids.
          expect(
            shortName(arn).replace(
              /^photos\/(exports|incoming|media|withheld|withheld\/evidence|withheld\/media)\/\*$/,
              '',
            ),
          ).not.toContain('*');
        }
      }
    }
  });

  it('are called by those whose events they handle, and nobody else', () => {
    const callers = resourcesOf(template, 'AWS::Lambda::Permission').map(({ properties }) => ({
      principal: properties.Principal,
      scope: properties.SourceArn ?? properties.SourceAccount,
    }));
    expect(callers.map(({ principal }) => String(principal)).sort()).toEqual([
      'apigateway.amazonaws.com',
      'apigateway.amazonaws.com',
      'apigateway.amazonaws.com',
      'apigateway.amazonaws.com',
      'apigateway.amazonaws.com',
      'apigateway.amazonaws.com',
      'cognito-idp.amazonaws.com',
      'cognito-idp.amazonaws.com',
      'cognito-idp.amazonaws.com',
      'events.amazonaws.com',
      'events.amazonaws.com',
      'sns.amazonaws.com',
    ]);
    for (const { scope } of callers) expect(scope).toBeDefined();
  });
});
