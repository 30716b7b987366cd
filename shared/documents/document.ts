/** Documents that a page shows and a PDF file has, with the same content: receipts, letters and reports. */

/** A text in the reader's language. Tax offices read English, so the English text stands beside it if it differs. */
export interface Text {
  own: string;
  english?: string;
  /** People wrote it, so it is in no known language. */
  isWritten?: true;
  /** The page of the site that it leads to. A file has no such links, because most pages need a sign-in. */
  path?: string;
}

export interface Column {
  name: Text;
  isNumber?: true;
}

export interface Table {
  kind: 'table';
  name: Text;
  columns: readonly Column[];
  rows: readonly (readonly Text[])[];
  /** For each row the part of the longest bar, 0 to 1, which is drawn below its name. */
  bars?: readonly number[];
  /** The sum of each column of numbers, after a cell that spans the others. */
  total?: { name: Text; numbers: readonly Text[] };
}

export type Block =
  | { kind: 'title' | 'heading'; text: Text }
  | { kind: 'paragraph'; text: Text; look?: 'quiet' | 'strong' | 'warning' | 'small' }
  | { kind: 'facts'; facts: readonly (readonly [name: Text, value: Text])[] }
  | Table
  /** An address, also as a code for phones. */
  | { kind: 'code'; label: Text; url: string };

export type Document = readonly Block[];

/** Text that is the same in every language. */
export const plain = (text: string | number): Text => ({ own: String(text) });

/** Text by people. */
export const written = (text: string): Text => ({ own: text, isWritten: true });

/** @returns writes a text with the words of the reader's language, and with the English ones if they differ */
export const textsIn =
  <Words>(ownWords: Words, englishWords: Words) =>
  (write: (words: Words) => string): Text => {
    const own = write(ownWords);
    const english = write(englishWords);
    return english === own ? { own } : { own, english };
  };
