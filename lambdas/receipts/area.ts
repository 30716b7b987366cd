import { claim } from '../claims/store/items.ts';
import { runner } from '../jobs/consume.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendReceiptMail } from './emails.ts';
import { receiptMail } from './jobs.ts';
import { presentReceipt } from './present-receipt.ts';
import { draftForClaim, mailReceipt } from './reactions.ts';
import { receipt } from './store/items.ts';
import { eraseDrafts } from './store/receipts.ts';

export const items = [receipt];

export const reactions = () => [on(claim, { draftForClaim }), on(receipt, { mailReceipt })];

export const mails = () => [runner(receiptMail, sendReceiptMail)];

export const presenters = () => [
  presenter(receipt, (found) => {
    const { canRevise: _theirs, ...told } = presentReceipt(found, false);
    return told;
  }),
];

export const erasers = () => [eraser(receipt, eraseDrafts)];
