import type { ReactNode } from 'react';
import type { Language } from '#shared/languages.ts';
import * as english from '#shared/words/en/receipts/document.ts';
import type { Wide } from '#shared/words/wide.ts';
import * as own from '#words/receipts/document.ts';

/** The words of receipts in any language. */
export type DocumentWords = Omit<Wide<typeof english>, 'language'> & { language: Language };

const OWN: DocumentWords = own;
const ENGLISH: DocumentWords = english;

interface BothProps {
  children(words: DocumentWords): ReactNode;
}

/** A text of a receipt in the reader's language, and in English below it, because tax offices read English. */
export function Both({ children }: BothProps) {
  if (OWN.language === ENGLISH.language) return children(OWN);
  return (
    <>
      <span className="block">{children(OWN)}</span>
      <span lang="en" className="block text-sm text-muted">
        {children(ENGLISH)}
      </span>
    </>
  );
}
