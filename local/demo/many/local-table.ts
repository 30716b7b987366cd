import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressesAt,
  awsEnvironment,
  PHOTO_BUCKET,
  queueAddresses,
  REGION,
  userPoolId,
} from '../../environment.ts';
import { openSecrets } from '../../secrets.ts';
import { ENDPOINT_FILE, SECRETS_FILE } from '../../state-files.ts';
import { tableInUse } from '../../table-in-use.ts';
import { readConfig } from '../visitor.ts';

/**
 * Finds the table and the services of the site at an origin, from another process.
 * @throws Error if the data in the folder belongs to another site
 */
export async function localTable(origin: string, stateDirectory: string) {
  const { userPoolClientId } = await readConfig(origin);
  const secretsFile = join(stateDirectory, SECRETS_FILE);
  const secrets = existsSync(secretsFile) ? openSecrets(secretsFile) : undefined;
  if (secrets?.userPoolClientId !== userPoolClientId) {
    throw new Error(
      `${stateDirectory} holds no data of ${origin}: name the folder it was started with, --state=<folder>.`,
    );
  }
  const endpoint = readFileSync(join(stateDirectory, ENDPOINT_FILE), 'utf8');
  const addresses = addressesAt(Number(new URL(origin).port), endpoint);
  return {
    userPoolId: userPoolId(secrets),
    environment: {
      STAGE: 'local',
      TABLE_NAME: tableInUse(stateDirectory),
      PHOTO_BUCKET,
      STAGE_SECRET: secrets.stageSecret,
      AWS_REGION: REGION,
      ...awsEnvironment(secrets, addresses),
      AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoint,
      ...queueAddresses(addresses),
    },
  };
}
