import { yearDocument } from '#shared/receipts/document.ts';
import { getYearLetter } from '#shared/receipts/endpoints.ts';
import type { ReceiptCard } from '#shared/receipts/schemas.ts';
import * as words from '#words/receipts/pages.ts';
import { Button } from '../../components/button.tsx';
import { DocumentBlocks } from '../../components/document/document-blocks.tsx';
import { PdfButton } from '../../components/document/pdf-button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { OnPaper } from '../../components/print/on-paper.tsx';
import { toOwnReceipt } from '../../lib/navigation/paths.ts';

interface YearLetterProps {
  year: number;
  receipts: readonly ReceiptCard[];
}

/** All donations of a year on paper. */
export function YearLetter({ year, receipts }: YearLetterProps) {
  if (receipts.length === 0) return <EmptyState drawing={<EmptyDock />} words={words.noneIn(year)} />;
  return (
    <>
      <OnPaper className="flex flex-col gap-4">
        <DocumentBlocks of={yearDocument(year, receipts, toOwnReceipt)} />
      </OnPaper>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>{words.print}</Button>
        <PdfButton of={getYearLetter} query={{ year: String(year) }} fileName={words.letterFileName(year)} />
      </div>
    </>
  );
}
