import { receiptDocument } from '#shared/receipts/document.ts';
import type { ReceiptRecord, ReceiptVersion } from '#shared/receipts/schemas.ts';
import { DocumentBlocks } from '../../components/document/document-blocks.tsx';
import { toReceiptCheck } from '../../lib/navigation/paths.ts';
import { useOrigin } from '../../lib/navigation/use-origin.ts';

interface ReceiptDocumentProps {
  receipt: ReceiptRecord;
  version: ReceiptVersion;
}

/** One version of a receipt, as it is read and printed. */
export function ReceiptDocument({ receipt, version }: ReceiptDocumentProps) {
  const link = useOrigin() + toReceiptCheck(receipt.id);
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 print:border-0 print:p-0">
      <DocumentBlocks of={receiptDocument(receipt, version, link)} />
    </article>
  );
}
