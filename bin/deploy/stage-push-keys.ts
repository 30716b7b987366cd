/** The keys by which push services know a deployed stage, in Secrets Manager. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type PushKeys, readPushKeys } from '#shared/deployment/push-keys.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import type { StackOutputs } from './stack-outputs.ts';

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

/** Adds the public key that browsers subscribe with, if there is one. */
export async function withPushKey(config: SiteConfig, outputs: StackOutputs): Promise<SiteConfig> {
  const [newest] = await readStagePushKeys(config.region, outputs);
  return { ...config, ...(newest && { pushKey: newest.publicKey }) };
}
