import type { ReceiptCard, ReceiptVersion } from '#shared/receipts/schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredReceipt {
  /** The content of its newest version, or of the one to be confirmed. */
  card: Omit<ReceiptCard, 'id' | 'claimId' | 'version'>;
  /** The donor's user id, which stays when they leave, so that a receipt stays theirs and nobody else's. */
  donorId: string;
  /** Each confirmed version, oldest first. Versions are only added. */
  versions: readonly ReceiptVersion[];
  /** Number of the newest version; 0 for a draft. */
  version: number;
  /** Seconds since the epoch: seven years after the year of the donation. */
  expiresAt: number;
}

/** A receipt for one collected claim, which names it, so that there is one. */
export const receipt = defineItem<StoredReceipt>()('receipt', {
  pk: 'RECEIPT#{receiptId}',
  sk: '{claimId}',
  indexes: (_, { card: { organizationId }, donorId }) => ({
    gsi1pk: receiptsOf(organizationId).partition,
    gsi2pk: receiptsFor(donorId).partition,
  }),
  owner: { list: (userId) => receiptsFor(userId), exported: { as: 'receipts' }, erased: 'by-store' },
});

export const receiptUnder = (receiptId: string) => listIn<StoredReceipt>(`RECEIPT#${receiptId}`);

export function receiptsOf(organizationId: string) {
  return listInIndex<StoredReceipt>('gsi1', `RECEIPTS#OF#${organizationId}`);
}

export function receiptsFor(donorId: string) {
  return listInIndex<StoredReceipt>('gsi2', `RECEIPTS#FOR#${donorId}`);
}
