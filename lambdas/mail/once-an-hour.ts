/** At most one mail about a conversation in an hour, for each of the two. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { HOUR } from '#shared/limits.ts';
import { documentClient, tableName } from '../table/client.ts';
import { conversationMailKey } from '../table/keys.ts';

interface Conversation {
  userId: string;
  conversationId: string;
  /** The change that asks for the mail: its repeats are the same one. */
  changeId: string;
}

/**
 * Runs `send` unless another change had a mail about this conversation within the hour.
 * @throws what `send` throws; the hour is then free again
 */
export async function onceAnHour(about: Conversation, send: () => Promise<void>): Promise<void> {
  const { userId, conversationId, changeId } = about;
  const key = conversationMailKey(userId, conversationId);
  const now = Date.now();
  const until = Math.floor((now + HOUR) / 1000);
  try {
    await documentClient.send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...key, changeId, expiresAt: until },
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now OR changeId = :change',
        ExpressionAttributeValues: { ':now': Math.floor(now / 1000), ':change': changeId },
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return;
    throw error;
  }
  try {
    await send();
  } catch (error) {
    await documentClient.send(new DeleteCommand({ TableName: tableName(), Key: key }));
    throw error;
  }
}
