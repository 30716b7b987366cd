/** Receipts and letters as PDF files, with what their pages say. It is loaded for the first file only. */
import type { Flavour } from '#shared/flavours.ts';
import { receiptCheckPath } from '#shared/receipts/check-path.ts';
import { receiptDocument, yearDocument } from '#shared/receipts/document.ts';
import type { ReceiptCard, ReceiptRecord } from '#shared/receipts/schemas.ts';
import * as words from '#words/receipts/document.ts';
import { originOf } from '../core/origin.ts';
import { writePdf } from '../services/pdf/write-pdf.ts';
import { showSpecies } from '../site/store/site-rules.ts';

/** Writes the newest version of a receipt that has one. */
export async function writeReceipt(
  receipt: ReceiptRecord,
  flavour: Flavour,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const [newest] = receipt.versions;
  if (!newest) throw new Error('A draft has no file');
  const version = await showSpecies(newest, now);
  const document = receiptDocument(receipt, version, originOf(flavour) + receiptCheckPath(receipt.id));
  return await writePdf(words.titles[version.kind], document, now);
}

export async function writeYear(
  year: number,
  receipts: readonly ReceiptCard[],
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const shown = await Promise.all(receipts.map((each) => showSpecies(each, now)));
  return await writePdf(words.yearTitle(year), yearDocument(year, shown), now);
}
