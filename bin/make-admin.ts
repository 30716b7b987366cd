/**
 * `node bin/make-admin.ts --stage=dev --email=someone@example.org`: makes a person who has signed up an administrator. It is meant for the first
 * one, who can add the others in the app. It uses the credentials that the AWS SDK finds.
 */
import { parseArgs } from 'node:util';
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { membership } from '#lambdas/people/store/items.ts';
import { ROOT, runCommand, say } from './command.ts';
import { type DeployedStage, openDeployed } from './deploy/stage-access.ts';
import { findUser } from './find-user.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, email: { type: 'string' } } });
  const { stage, email } = values;
  if (!stage || !email) throw new Error('Say who and where: --stage=dev --email=someone@example.org');
  await makeAdmin(email.trim().toLowerCase(), await openDeployed(ROOT, stage));
  say(`${email} is an administrator of ${stage} from the next call on.`);
});

/** Writes the record in the table, which decides, and then the pool's group. A repeat changes nothing. */
async function makeAdmin(
  email: string,
  { region, outputs: { UserPoolId, TableName } }: DeployedStage,
): Promise<void> {
  const pool = new CognitoIdentityProviderClient({ region });
  const userId = await findUser(pool, UserPoolId, email);
  await pool.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: userId, GroupName: 'admin' }));
  const Item = membership.item(
    { userId, group: 'admin' },
    {
      group: 'admin',
      assignedBy: 'bin/make-admin.ts',
      assignedAt: new Date().toISOString(),
    },
  );
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ region }));
  await table.send(new PutCommand({ TableName, Item }));
}
