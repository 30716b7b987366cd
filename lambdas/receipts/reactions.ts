import { isVerified } from '#shared/receipts/papers.ts';
import { claim } from '../claims/store/items.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { organization } from '../organizations/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { receiptMail } from './jobs.ts';
import { receipt } from './store/items.ts';
import { draftReceipt } from './store/receipts.ts';

/** Drafts the receipt of a claim that was collected, if the organization's number is verified by then. */
export async function draftForClaim(change: Change): Promise<void> {
  const { params, before, after } = change.of(claim);
  if (after?.card.state !== 'collected' || before?.card.state === 'collected') return;
  const { organizationId } = after.card;
  const found = await getItem(organization.key({ organizationId }), { consistent: true });
  if (isVerified(found?.einVerified?.at, Date.now())) await draftReceipt(params.claimId, after);
}

/** Tells the donor of a version that was confirmed. */
export async function mailReceipt(change: Change): Promise<void> {
  const { params, before, after } = change.of(receipt);
  if (!after || after.version === 0 || before?.version === after.version) return;
  await enqueue([receiptMail.of({ userId: after.donorId, receiptId: params.receiptId })]);
}
