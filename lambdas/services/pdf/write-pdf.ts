/** Writes documents as PDF files that screen readers can follow. It is loaded for the first file only. */
import encodeQR from 'qr';
import { type Block, type Document, type Table, type Text, textsIn } from '#shared/documents/document.ts';
import { QR_MARGIN } from '#shared/sharing/qr-path.ts';
import * as english from '#shared/words/en/documents.ts';
import * as words from '#words/documents.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { loadFonts } from '../fonts/fonts.ts';
import { type Element, INK, type Look, Pages, QUIET, WIDTH } from './pages.ts';

const TEXT: Look = { size: 10.5 };
const LOOKS = {
  quiet: { size: 10.5, color: QUIET },
  strong: { size: 11.5 },
  warning: { size: 12, color: '#a3200f' },
  small: { size: 8.5, color: QUIET },
} as const;
const CELL: Look = { size: 9.5 };
const HEAD: Look = { size: 9, color: QUIET };
const MISSING_LETTERS = textsIn(words, english)(({ missingLetters }) => missingLetters);
const WHOLE = { x: 0, width: WIDTH };
const GAP = 12;
/** Room for the head and a row of a table, so that no heading ends a page. */
const BELOW_HEADING = 110;
/** The share of the width that the names of facts take. */
const NAMES = 0.34;
const QR_SIZE = 92;
const NUMBER_WIDTH = 66;
const BAR_HEIGHT = 5;

/** @param title the file's own, which programs show in place of its name */
export async function writePdf(
  title: string,
  document: Document,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pages = new Pages(PDFDocument, title, LANGUAGE, fonts, madeAt);
  for (const block of document) writeBlock(pages, block);
  if (pages.lacksLetters) writeText(pages, 'P', MISSING_LETTERS, LOOKS.small);
  return await pages.end();
}

function writeBlock(pages: Pages, block: Block): void {
  switch (block.kind) {
    case 'title':
      writeText(pages, 'H1', block.text, { size: 20, isTitle: true });
      break;
    case 'heading':
      writeText(pages, 'H2', block.text, { size: 14, isTitle: true }, BELOW_HEADING);
      break;
    case 'paragraph':
      writeText(pages, 'P', block.text, block.look ? LOOKS[block.look] : TEXT);
      break;
    case 'facts':
      writeFacts(pages, block.facts);
      break;
    case 'table':
      writeTable(pages, block);
      break;
    case 'code':
      writeCode(pages, block.label, block.url);
      break;
  }
}

function writeText(pages: Pages, type: string, text: Text, look: Look, below = 0): void {
  pages.makeRoom(pages.heightOf(text, look, WIDTH) + below);
  pages.y += pages.write(pages.root, type, text, look, WHOLE) + GAP;
}

/** A table whose rows have their name as the head. */
function writeFacts(pages: Pages, facts: readonly (readonly [Text, Text])[]): void {
  const split = WIDTH * NAMES;
  const table = childOf(pages, pages.root, 'Table');
  for (const [name, value] of facts) {
    const widths = [split - GAP, WIDTH - split] as const;
    const height = Math.max(
      pages.heightOf(name, LOOKS.quiet, widths[0]),
      pages.heightOf(value, TEXT, widths[1]),
    );
    pages.makeRoom(height);
    const row = childOf(pages, table, 'TR');
    pages.write(row, 'TH', name, LOOKS.quiet, { x: 0, width: widths[0] }, { scope: 'Row' });
    pages.write(row, 'TD', value, TEXT, { x: split, width: widths[1] });
    row.end();
    pages.y += height + 6;
  }
  table.end();
  pages.y += GAP - 6;
}

interface Cell {
  type: 'TH' | 'TD';
  text: Text;
  look: Look;
  x: number;
  width: number;
  options?: object;
}

function writeTable(pages: Pages, { columns, rows, bars, total }: Table): void {
  const places = placesOf(columns);
  const right = (index: number) => (columns[index]?.isNumber ? { align: 'right' as const } : {});
  const cells = (type: 'TH' | 'TD', texts: readonly Text[], look: Look): Cell[] =>
    texts.map((text, index) => ({
      ...{ type, text, look: { ...look, ...right(index) } },
      ...(places[index] ?? WHOLE),
      ...(type === 'TH' && { options: { scope: 'Column' } }),
    }));
  const head = cells(
    'TH',
    columns.map(({ name }) => name),
    HEAD,
  );
  const table = childOf(pages, pages.root, 'Table');
  writeRow(pages, table, head);
  rows.forEach((row, index) => {
    writeRow(pages, table, cells('TD', row, CELL), { head, bar: bars?.[index] });
  });
  if (total) writeRow(pages, table, totalsOf(cells, columns.length, total), { head });
  table.end();
  pages.y += GAP;
}

/** The cells of the sums, the first of which stands for the columns that have none. */
function totalsOf(
  cells: (type: 'TH' | 'TD', texts: readonly Text[], look: Look) => Cell[],
  columns: number,
  { name, numbers }: NonNullable<Table['total']>,
): Cell[] {
  const blank = Array.from({ length: columns - numbers.length - 1 }, () => ({ own: '' }));
  const [first, ...others] = cells('TD', [name, ...blank, ...numbers], { size: CELL.size + 1 });
  return first ? [{ ...first, type: 'TH', options: { scope: 'Row' } }, ...others] : [];
}

function placesOf(columns: Table['columns']): { x: number; width: number }[] {
  const texts = columns.filter(({ isNumber }) => !isNumber).length;
  const textWidth = (WIDTH - NUMBER_WIDTH * (columns.length - texts)) / texts;
  let x = 0;
  return columns.map(({ isNumber }) => {
    const width = isNumber ? NUMBER_WIDTH : textWidth;
    const place = { x, width: width - 8 };
    x += width;
    return place;
  });
}

interface RowOptions {
  /** Repeated on a new page, for the eyes alone. */
  head?: readonly Cell[];
  /** The length of a bar below the first cell, as a part of the longest. */
  bar?: number | undefined;
}

/** Writes a row on one page. */
function writeRow(
  pages: Pages,
  table: Element,
  cells: readonly Cell[],
  { head = [], bar }: RowOptions = {},
): void {
  const height = heightOfRow(pages, cells) + (bar === undefined ? 0 : 2 * BAR_HEIGHT);
  if (pages.makeRoom(height)) {
    for (const each of head) pages.repeat(each.text, each.look, each);
    pages.y += heightOfRow(pages, head) + 10;
  }
  const row = childOf(pages, table, 'TR');
  for (const { type, text, look, x, width, options } of cells)
    pages.write(row, type, text, look, { x, width }, options);
  row.end();
  pages.y += height;
  const [first] = cells;
  if (bar !== undefined && first) pages.bar(bar * first.width, BAR_HEIGHT);
  pages.y += 5;
  pages.line();
  pages.y += 5;
}

const heightOfRow = (pages: Pages, cells: readonly Cell[]): number =>
  Math.max(0, ...cells.map(({ text, look, width }) => pages.heightOf(text, look, width)));

function writeCode(pages: Pages, label: Text, url: string): void {
  pages.makeRoom(QR_SIZE);
  const { pdf, root, y: top } = pages;
  pages.figure(label.own, QR_SIZE, (left) => {
    const modules = encodeQR(url, 'raw', { border: QR_MARGIN, ecc: 'medium' });
    const size = QR_SIZE / modules.length;
    modules.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (isDark) pdf.rect(left + x * size, top + y * size, size, size);
      });
    });
    pdf.fill(INK);
  });
  const x = QR_SIZE + GAP;
  pages.y += GAP;
  pages.y += pages.write(root, 'P', label, TEXT, { x, width: WIDTH - x }) + 4;
  pages.link(url, TEXT, { x, width: WIDTH - x });
  pages.y = top + QR_SIZE + GAP;
}

function childOf({ pdf }: Pages, parent: Element, type: string): Element {
  const child = pdf.struct(type);
  parent.add(child);
  return child;
}
