/**
 * One mail for one change, however often the change is delivered. The claim is written first and taken back when the mail could not be handed over,
 * so a repeat sends what was not sent; only a process that dies in between leaves a mail unsent, which is better than one sent twice.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { DAY } from '#shared/limits.ts';
import { count, logger } from '../core/logger.ts';
import { documentClient, tableName } from '../table/client.ts';
import { sentMailKey } from '../table/keys.ts';
import { isRefusedForGood, type Letter, sendMail } from './send-mail.ts';

/** Longer than any stream keeps its records. Milliseconds. */
const MEMORY = 3 * DAY;

/**
 * What SES will never take is written off: it must not hold up the mails behind it.
 * @param changeId of the change that asks for the mail; `name` tells its mails apart
 * @throws when it was not sent and is to be tried again
 */
export async function sendOnce(changeId: string, name: string, letter: Letter): Promise<void> {
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
    if (await sendMail(letter)) count('MailsSent');
  } catch (error) {
    if (isRefusedForGood(error)) return writeOff(name, error);
    await documentClient.send(new DeleteCommand({ TableName: tableName(), Key: key }));
    throw error;
  }
}

/** SES names addresses in its messages: only what kind of error it was goes into the log. */
function writeOff(name: string, error: unknown): void {
  count('MailsRefused');
  logger.error('a mail was refused for good', {
    mail: name,
    reason: error instanceof Error ? error.name : 'unknown',
  });
}
