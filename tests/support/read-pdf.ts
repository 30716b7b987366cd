/** Reads PDF files with another library than the one that writes them. */
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructureNode {
  role?: string;
  alt?: string;
  lang?: string;
  /** On content, which is a leaf. */
  id?: string;
  children?: readonly StructureNode[];
}

/** @throws if the file breaks the format */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocument({ data: Uint8Array.from(file), stopAtErrors: true, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const [{ info, metadata }, marked, texts, structures] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    Promise.all(pages.map(textOf)),
    Promise.all(pages.map(async (page): Promise<StructureNode> => await page.getStructTree())),
  ]);
  const elements = structures.flatMap(elementsIn);
  return {
    pages: pages.length,
    /** All words in reading order, with one space between them. */
    text: plainText(texts.join(' ')),
    title: Object(info).Title,
    language: Object(info).Language,
    // A map, against the library's own types.
    isTagged: marked instanceof Map && marked.get('Marked') === true,
    /** Whether it says that it follows PDF/UA. */
    isAccessible: metadata?.getRaw().includes('<pdfuaid:part>1</pdfuaid:part>') === true,
    elements,
    roles: elements.map(({ role }) => role),
  };
}

export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** The elements of which a page has a part. */
const elementsIn = (node: StructureNode): StructureNode[] => {
  const below = (node.children ?? []).flatMap(elementsIn);
  const isHere = below.length > 0 || node.children?.some(({ id }) => id !== undefined);
  return node.role === undefined || node.role === 'Root' || !isHere ? below : [node, ...below];
};
