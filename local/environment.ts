import type { PoolSettings } from '@creel/local-aws/cognito';
import { deadLettersOf } from '@creel/local-aws/sqs';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { readPushKeys } from '#shared/deployment/push-keys.ts';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import type { Flavour } from '#shared/flavours.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import type { Secrets } from './secrets.ts';
import { tableInUse } from './table-in-use.ts';

export const REGION = 'us-east-1';
/** The settings of the deployed pool in lib/identity. */
export const USER_POOL: PoolSettings = {
  passwordLength: { min: 6, max: 256 },
  clientAttributes: {
    read: ['email', 'email_verified', 'name'],
    write: ['email', 'name', `custom:${PENDING_ATTRIBUTE}`],
  },
  tokenLifetime: { access: HOUR, id: HOUR, refresh: 30 * DAY },
  groups: GROUPS,
};
export const PHOTO_BUCKET = 'creel-photos';
/** The senders of each site's emails, and the mailboxes for replies. The inbox page shows all their emails. */
export const SENDERS: Readonly<Record<Flavour, string>> = {
  consumer: 'Creel <no-reply@creel.example>',
  community: 'Creel <no-reply@community.creel.example>',
};
const MAILBOXES = { consumer: 'hello@creel.example', community: 'community@creel.example' } as const;

/** Addresses of the one origin, and of the services behind it. */
export interface Addresses {
  origins: Record<Flavour, string>;
  /** For the AWS SDK. With an IP address it puts the bucket into the path, where the stand-in expects it. */
  services: string;
  dynamoDb: string;
}

/** Every browser resolves these host names to loopback: https://www.rfc-editor.org/rfc/rfc6761#section-6.3 */
export function addressesAt(port: number, dynamoDb: string): Addresses {
  return {
    origins: { consumer: `http://localhost:${port}`, community: `http://community.localhost:${port}` },
    services: `http://127.0.0.1:${port}`,
    dynamoDb,
  };
}

/** Values of the variables that functions name, the same as in the stack. */
export function productEnvironment(
  secrets: Secrets,
  { origins, services }: Addresses,
  { version, stateDirectory }: { version: string; stateDirectory: string },
) {
  return {
    STAGE: 'local',
    VERSION: version,
    TABLE_NAME: tableInUse(stateDirectory),
    PHOTO_BUCKET,
    STAGE_SECRET: secrets.stageSecret,
    EDGE_SECRETS: `${secrets.edgeA},${secrets.edgeB}`,
    USER_POOL_ID: userPoolId(secrets),
    USER_POOL_CLIENT_ID: secrets.userPoolClientId,
    PUSH_KEYS: secrets.pushKeys,
    LOCAL_PUSH_SERVICE: `${services}/_push`,
    SECOND_FACTOR: 'optional',
    SIGN_UP_PROOF: 'required',
    CONSUMER_ORIGIN: origins.consumer,
    COMMUNITY_ORIGIN: origins.community,
    CONSUMER_SENDER: SENDERS.consumer,
    COMMUNITY_SENDER: SENDERS.community,
    CONSUMER_MAILBOX: MAILBOXES.consumer,
    COMMUNITY_MAILBOX: MAILBOXES.community,
    DISTRIBUTION_ID: 'LOCAL',
    DEPLOYED_AT: new Date().toISOString(),
    BUDGET_ARN: 'none',
    DEAD_LETTER_QUEUES: QUEUE_NAMES.map((name) => `${name}=${services}/_sqs/${deadLettersOf(name)}`).join(
      ' ',
    ),
    ...queueAddresses({ services }),
  };
}

/** The variables with the addresses of all job queues. */
export const queueAddresses = ({ services }: Pick<Addresses, 'services'>) =>
  Object.fromEntries(QUEUE_NAMES.map((name) => [QUEUES[name].address, `${services}/_sqs/${name}`]));

/** Variables that Lambda sets, and the addresses of the stand-ins for the SDK. */
export function awsEnvironment({ credentials }: Secrets, { services, dynamoDb }: Addresses) {
  return {
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_S3: `${services}/_s3`,
    AWS_ENDPOINT_URL_SQS: `${services}/_sqs`,
    AWS_ENDPOINT_URL_CLOUDFRONT: `${services}/_cloudfront`,
    AWS_ENDPOINT_URL_SES: `${services}/_ses`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${services}/_cognito`,
  };
}

export function userPoolId({ userPoolName }: Secrets): string {
  return `${REGION}_${userPoolName}`;
}

export function siteConfig(secrets: Secrets, { origins }: Addresses): SiteConfig {
  return {
    stage: 'local',
    region: REGION,
    userPoolId: userPoolId(secrets),
    userPoolClientId: secrets.userPoolClientId,
    userPoolEndpoint: `${origins.consumer}/_cognito`,
    pushKey: readPushKeys(secrets.pushKeys)[0]?.publicKey,
    origins,
  };
}
