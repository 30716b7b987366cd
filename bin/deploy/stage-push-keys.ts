/** The keys by which push services know a deployed stage, in Secrets Manager. */
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { makePushKeys } from '#local/push-keys.ts';
import { type PushKeys, readPushKeys } from '#shared/deployment/push-keys.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import type { StackOutputs } from './stack-outputs.ts';

/** The pairs that are stored: browsers that have not been back since a rotation still use the one before. */
const STORED_PAIRS = 2;

/** @returns no keys if none have been made, or if the stack is older than they are */
export async function readStagePushKeys(
  region: string,
  { PushKeysSecret: SecretId }: Pick<StackOutputs, 'PushKeysSecret'>,
): Promise<PushKeys> {
  if (SecretId === undefined) return [];
  const client = new SecretsManagerClient({ region });
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return readPushKeys(SecretString);
}

/** Puts a new pair before the others. @returns the new public key */
export async function addStagePushKeys(
  region: string,
  { PushKeysSecret: SecretId }: Pick<StackOutputs, 'PushKeysSecret'>,
  keys: PushKeys,
): Promise<string> {
  if (SecretId === undefined) throw new Error('The stack has no secret for push keys yet: deploy it first.');
  const added = makePushKeys();
  const SecretString = JSON.stringify([added, ...keys].slice(0, STORED_PAIRS));
  await new SecretsManagerClient({ region }).send(new PutSecretValueCommand({ SecretId, SecretString }));
  return added.publicKey;
}

/** Adds the public key that browsers subscribe with, if there is one. */
export async function withPushKey(config: SiteConfig, outputs: StackOutputs): Promise<SiteConfig> {
  const [newest] = await readStagePushKeys(config.region, outputs);
  return { ...config, ...(newest && { pushKey: newest.publicKey }) };
}
