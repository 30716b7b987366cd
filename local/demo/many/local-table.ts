import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesAt, awsEnvironment, TABLE_NAME } from '../../environment.ts';
import { openSecrets } from '../../secrets.ts';
import { ENDPOINT_FILE } from '../../state-files.ts';
import { readConfig } from '../visitor.ts';

/**
 * Where the table of the site at an origin is, from another process.
 * @throws Error when the data in the folder is not that site's
 */
export async function localTable(origin: string, stateDirectory: string) {
  const { userPoolClientId } = await readConfig(origin);
  const secretsFile = join(stateDirectory, 'secrets.json');
  const secrets = existsSync(secretsFile) ? openSecrets(secretsFile) : undefined;
  if (secrets?.userPoolClientId !== userPoolClientId) {
    throw new Error(
      `${stateDirectory} holds no data of ${origin}: name the folder it was started with, --state=<folder>.`,
    );
  }
  const endpoint = readFileSync(join(stateDirectory, ENDPOINT_FILE), 'utf8');
  const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = awsEnvironment(
    secrets,
    addressesAt(Number(new URL(origin).port), endpoint),
  );
  return {
    environment: {
      STAGE: 'local',
      TABLE_NAME,
      STAGE_SECRET: secrets.stageSecret,
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_DYNAMODB,
      AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY,
    },
  };
}
