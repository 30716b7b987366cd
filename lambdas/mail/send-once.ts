/**
 * One mail for one change, however often the change is delivered. The claim is written first and taken back when the mail could not be handed over,
 * so a repeat sends what was not sent; only a process that dies in between leaves a mail unsent, which is better than one sent twice.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { DAY } from '#shared/limits.ts';
import { sentMailKey } from '../data/keys.ts';
import { documentClient, tableName } from '../data/table.ts';
import { type Mail, sendMail } from './send-mail.ts';

/** Longer than any stream keeps its records. Milliseconds. */
const MEMORY = 3 * DAY;

/** @param changeId of the change that asks for the mail; `name` tells its mails apart */
export async function sendOnce(changeId: string, name: string, mail: Mail): Promise<void> {
  const key = sentMailKey(changeId, name);
  try {
    await documentClient.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...key, expiresAt: Math.floor((Date.now() + MEMORY) / 1000) },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return;
    throw error;
  }
  try {
    await sendMail(mail);
  } catch (error) {
    await documentClient.send(new DeleteCommand({ TableName: tableName(), Key: key }));
    throw error;
  }
}
