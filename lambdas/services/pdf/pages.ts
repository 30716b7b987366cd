/** The pages of a PDF file, on which each text is part of the structure that screen readers follow. */
import type PDFKitDocument from 'pdfkit';
import type { Text } from '#shared/documents/document.ts';
import type { Language } from '#shared/languages.ts';
import type { Font, Fonts } from '../fonts/fonts.ts';
import { MISSING, printable } from './printable.ts';

/** Points, of which an inch has 72. US Letter. */
const MARGIN = 54;
const PAGE = { width: 612, height: 792 };
export const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;

/** Says that the file follows PDF/UA-1 (ISO 14289-1). */
const PDF_UA =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

export const INK = '#14212b';
export const QUIET = '#4d5a63';
const ENGLISH_SHARE = 0.85;

export type Element = PDFKit.PDFStructureElement;

export interface Look {
  size: number;
  color?: string;
  isTitle?: boolean;
  align?: 'left' | 'right';
}

interface Box {
  /** From the left margin. */
  x: number;
  width: number;
}

interface Typeset {
  words: string;
  font: 'text' | 'title';
}

export class Pages {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  private readonly fonts: Fonts;
  /** Whether a text has letters that the fonts lack. */
  lacksLetters = false;
  /** Where the next block begins, from the top of the page. */
  y = MARGIN;

  /** @param PDFDocument the library, which is loaded apart from the words of each language */
  constructor(
    PDFDocument: typeof PDFKitDocument,
    title: string,
    language: Language,
    fonts: Fonts,
    madeAt: Date,
  ) {
    this.fonts = fonts;
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      // The library's own fonts have no Vietnamese letters, and are no files of the bundle.
      font: '',
      info: { Title: title, Creator: 'Creel', CreationDate: madeAt },
    });
    // The library's option `subset` adds a list of letters, from which it leaves out parts of accented ones.
    this.pdf.appendXML(PDF_UA);
    this.pdf.registerFont('text', fonts.text.data).registerFont('title', fonts.display.data);
    this.pdf.font('text').addPage();
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Begins a page if so much does not fit on this one. @returns whether it did */
  makeRoom(height: number): boolean {
    if (this.y + height <= BOTTOM || this.y === MARGIN) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Draws something that screen readers skip. */
  drawAside(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  line(): void {
    const { pdf, y } = this;
    this.drawAside(() => {
      pdf
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.5)
        .strokeColor('#c4ccd2')
        .stroke();
    });
  }

  /** Draws a bar that ends at the current height. Its number is in the text. */
  bar(width: number, height: number): void {
    const { pdf, y } = this;
    this.drawAside(() => {
      pdf.rect(MARGIN, y - height, width, height).fill('#b4552d');
    });
  }

  /** Draws a picture at the current height. @param alt what it shows, for people who can't see it */
  figure(alt: string, size: number, draw: (left: number) => void): void {
    const { pdf, y } = this;
    const content = pdf.markStructureContent('Figure');
    draw(MARGIN);
    pdf.endMarkedContent();
    const options: object = { alt, bbox: [MARGIN, y, MARGIN + size, y + size] };
    this.root.add(pdf.struct('Figure', options, content));
  }

  /** Writes an address that can be followed. */
  link(url: string, { size }: Look, { x, width }: Box): void {
    const { pdf, y } = this;
    const paragraph = pdf.struct('P');
    this.root.add(paragraph);
    const content = pdf.markStructureContent('Link');
    pdf
      .font('text')
      .fontSize(size)
      .fillColor('#0b5c8a')
      .text(url, MARGIN + x, y, { width });
    pdf.endMarkedContent();
    const structParent = pdf.struct('Link', { alt: url });
    paragraph.add(structParent);
    structParent.add(content);
    // The library writes a plain string as a name. Its types lack the structure.
    const annotation: object = { structParent, Contents: new String(url) };
    pdf.link(MARGIN + x, y, width, pdf.y - y, url, annotation);
    structParent.end();
    paragraph.end();
  }

  heightOf({ own, english }: Text, look: Look, width: number): number {
    return this.lines(own, look, width) + this.lines(english, inEnglish(look), width);
  }

  /** Writes a text at the current height as one element, and leaves the height as it is. @returns its height */
  write(parent: Element, type: string, text: Text, look: Look, box: Box, options: object = {}): number {
    const { own, english } = text;
    const element = this.pdf.struct(type, options);
    parent.add(element);
    const top = this.y;
    const below = this.part(element, own, look, box, top);
    const end =
      english === undefined ? below : this.part(element, english, inEnglish(look), box, below, 'en');
    element.end();
    return end - top;
  }

  /** Draws a text at the current height again, for the eyes alone. */
  repeat({ own, english }: Text, look: Look, box: Box): void {
    this.drawAside(() => {
      const below = this.draw(this.typeset(own, look), look, box, this.y);
      if (english !== undefined) this.draw(this.typeset(english, look), inEnglish(look), box, below);
    });
  }

  /** @returns where the text ends */
  private part(parent: Element, text: string, look: Look, box: Box, y: number, lang?: string): number {
    if (text === '') return y;
    const { pdf } = this;
    const typeset = this.typeset(text, look);
    const content = pdf.markStructureContent('Span');
    const end = this.draw(typeset, look, box, y);
    pdf.endMarkedContent();
    const isChanged = typeset.words !== text.normalize('NFC');
    this.lacksLetters ||= typeset.words.split(MISSING).length > text.split(MISSING).length;
    const options = { ...(lang !== undefined && { lang }), ...(isChanged && { actual: text }) };
    parent.add(pdf.struct('Span', options, content));
    return end;
  }

  private draw(
    { words, font }: Typeset,
    { size, color = INK, align = 'left' }: Look,
    { x, width }: Box,
    y: number,
  ) {
    const { pdf } = this;
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(words, MARGIN + x, y, { width, align });
    return pdf.y;
  }

  private lines(text: string | undefined, look: Look, width: number): number {
    if (text === undefined || text === '') return 0;
    const { words, font } = this.typeset(text, look);
    return this.pdf.font(font).fontSize(look.size).heightOfString(words, { width });
  }

  private typeset(text: string, { isTitle = false }: Look): Typeset {
    const { display } = this.fonts;
    const hasAll = (font: Font) => Array.from(text).every((letter) => font.has(letter));
    if (isTitle && hasAll(display)) return { words: text, font: 'title' };
    return { words: printable(text, this.fonts.text), font: 'text' };
  }

  /** Numbers the pages and ends the file. */
  async end(): Promise<Uint8Array<ArrayBuffer>> {
    const { pdf } = this;
    const { count } = pdf.bufferedPageRange();
    for (let index = 0; count > 1 && index < count; index += 1) {
      pdf.switchToPage(index);
      // Below the margin, where the library would begin another page.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      const place = { width: WIDTH, align: 'center' as const, lineBreak: false };
      pdf
        .font('text')
        .fontSize(9)
        .fillColor(QUIET)
        .text(`${index + 1} / ${count}`, MARGIN, BOTTOM + 18, place);
      pdf.endMarkedContent();
    }
    this.root.end();
    pdf.end();
    const parts: Buffer[] = [];
    for await (const part of pdf) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  }
}

const inEnglish = (look: Look): Look => ({
  ...look,
  size: look.size * ENGLISH_SHARE,
  color: QUIET,
  isTitle: false,
});
