/** Addresses that mail is not sent to again. */
import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from '../../table/client.ts';
import { suppressionKey } from '../../table/keys.ts';

export type SuppressionReason = 'bounce' | 'complaint';

/** Stops mail to an address, from now on. Repeated, the last reason stands. */
export async function suppress(address: string, reason: SuppressionReason, now = new Date()): Promise<void> {
  await documentClient.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...suppressionKey(hashOfAddress(address)), reason, suppressedAt: now.toISOString() },
    }),
  );
}

/** The table needs to recognise an address, not to know it: whoever leaves stays suppressed without being named. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
}
