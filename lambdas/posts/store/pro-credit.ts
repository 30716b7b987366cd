import { CREDIT_RETURN_WINDOW } from '#shared/limits.ts';
import { returnCredit } from '../../people/store/credits.ts';
import type { TransactionStep } from '../../table/index.ts';
import type { Post } from './kinds.ts';

/** Returns further steps of deleting a catch: its credit is returned if it was posted recently. */
export async function stepsOfDeletion({ record }: Post<'catch'>, now: Date): Promise<TransactionStep[]> {
  const age = now.getTime() - Date.parse(record.createdAt);
  return record.proByCredit && age <= CREDIT_RETURN_WINDOW ? await returnCredit(record.fishermanId) : [];
}
