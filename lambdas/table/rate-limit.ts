/** How often somebody may do something: a counter for each window of time, swept by the table. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { documentClient, tableName } from './client.ts';
import { rateKey } from './keys.ts';

interface Limit {
  /** What is counted, such as `contact`. */
  name: string;
  /** Who does it: a user id, or a keyed hash of an address; never an address itself. */
  who: string;
  /** How many in one window. */
  max: number;
  /** Milliseconds. */
  window: number;
  /** For the person who is stopped. */
  message: string;
}

/** Counts one. @throws AppError `too_many_requests` with the seconds until the window ends, when there were too many */
export async function countAgainstLimit(
  { name, who, max, window, message }: Limit,
  now: Date,
): Promise<void> {
  const start = Math.floor(now.getTime() / window) * window;
  const end = Math.ceil((start + window) / 1000);
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: rateKey(name, who, start),
        UpdateExpression: 'ADD hits :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(hits) OR hits < :max',
        ExpressionAttributeValues: { ':one': 1, ':max': max, ':end': end },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new AppError('too_many_requests', message, {
      retryAfter: Math.max(1, end - Math.floor(now.getTime() / 1000)),
    });
  }
}
