import type { ReceiptRecord } from '#shared/receipts/schemas.ts';
import type { Found } from '../table/index.ts';
import type { StoredReceipt } from './store/items.ts';
import { toCard } from './store/receipts.ts';

/** @param isCoordinator whether the reader may correct it */
export function presentReceipt(found: Found<StoredReceipt>, isCoordinator: boolean): ReceiptRecord {
  return {
    ...toCard(found),
    versions: found.versions.toReversed(),
    canRevise: isCoordinator && found.card.state === 'confirmed',
  };
}
