/**
 * `node bin/make-admin.ts --stage=dev --email=someone@example.org`: makes somebody who has signed up an administrator, the first one above
 * all; the others are made in the app. Takes the credentials the AWS SDK finds, and the names that the deployment wrote to cdk-outputs.json
 * (`npx cdk deploy --context stage=dev --outputs-file cdk-outputs.json`; --outputs names another file).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { membershipItem } from '#lambdas/data/groups.ts';

const stackOutputs = z.object({ UserPoolId: z.string(), TableName: z.string() });

try {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      email: { type: 'string' },
      outputs: { type: 'string', default: 'cdk-outputs.json' },
    },
  });
  const { stage, email, outputs } = values;
  if (!stage || !email) throw new Error('Say who and where: --stage=dev --email=someone@example.org');
  await makeAdmin(email.trim().toLowerCase(), readOutputs(outputs, stage));
  process.stdout.write(`${email} is an administrator of ${stage} from the next call on.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readOutputs(file: string, stage: string): z.infer<typeof stackOutputs> {
  const stacks = z.parse(z.record(z.string(), z.unknown()), JSON.parse(readFileSync(file, 'utf8')));
  const found = stacks[`Creel-${stage}`];
  if (found === undefined) throw new Error(`${file} has no outputs of Creel-${stage}.`);
  return z.parse(stackOutputs, found);
}

/** The record in the table decides; the pool's group follows it. Made twice, nothing changes. */
async function makeAdmin(
  email: string,
  { UserPoolId, TableName }: z.infer<typeof stackOutputs>,
): Promise<void> {
  // A pool's id begins with its region.
  const region = UserPoolId.split('_')[0] ?? '';
  const pool = new CognitoIdentityProviderClient({ region });
  const userId = await findUser(pool, UserPoolId, email);
  await pool.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: userId, GroupName: 'admin' }));
  const Item = membershipItem(userId, {
    group: 'admin',
    assignedBy: 'bin/make-admin.ts',
    assignedAt: new Date().toISOString(),
  });
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ region }));
  await table.send(new PutCommand({ TableName, Item }));
}

async function findUser(
  pool: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
): Promise<string> {
  try {
    const { UserStatus, UserAttributes = [] } = await pool.send(
      new AdminGetUserCommand({ UserPoolId, Username: email }),
    );
    const userId = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
    if (UserStatus !== 'CONFIRMED' || userId === undefined)
      throw new Error(`${email} has not confirmed the address yet.`);
    return userId;
  } catch (cause) {
    if (!(cause instanceof Error && cause.name === 'UserNotFoundException')) throw cause;
    throw new Error(`Nobody has signed up as ${email}: sign up on the site first.`, { cause });
  }
}
