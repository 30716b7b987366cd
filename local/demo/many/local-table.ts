import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUEUES } from '#shared/deployment/queues.ts';
import { addressesAt, awsEnvironment, REGION, TABLE_NAME } from '../../environment.ts';
import { openSecrets } from '../../secrets.ts';
import { ENDPOINT_FILE } from '../../state-files.ts';
import { readConfig } from '../visitor.ts';

/**
 * Finds the table and the services of the site at an origin, from another process.
 * @throws Error if the data in the folder belongs to another site
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
  const addresses = addressesAt(Number(new URL(origin).port), endpoint);
  return {
    environment: {
      STAGE: 'local',
      TABLE_NAME,
      STAGE_SECRET: secrets.stageSecret,
      AWS_REGION: REGION,
      ...awsEnvironment(secrets, addresses),
      [QUEUES.jobs.address]: `${addresses.services}/_sqs/jobs`,
    },
  };
}
