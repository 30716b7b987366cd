/** Who may not write to others for now. The mark lies with the person; what they posted stays. */

import { tableName } from '../../table/client.ts';
import { suspensionKey } from '../../table/keys.ts';
import type { TransactionStep } from '../../table/steps.ts';

interface Suspension {
  /** ISO 8601. */
  suspendedAt: string;
  /** User id of the administrator. */
  suspendedBy: string;
}

/** The step that suspends; suspended once more, the person stays it. */
export function suspendStep(userId: string, suspendedBy: string, now: Date): TransactionStep {
  const suspension: Suspension = { suspendedAt: now.toISOString(), suspendedBy };
  return { item: { Put: { TableName: tableName(), Item: { ...suspensionKey(userId), ...suspension } } } };
}

export function liftSuspensionStep(userId: string): TransactionStep {
  return { item: { Delete: { TableName: tableName(), Key: suspensionKey(userId) } } };
}
