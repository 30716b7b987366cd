/** PDF files of documents: their text, and their structure for screen readers. */
import { describe, expect, it } from 'vitest';
import { writePdf } from '#lambdas/services/pdf/write-pdf.ts';
import { type Document, plain, written } from '#shared/documents/document.ts';
import { receiptDocument, yearDocument } from '#shared/receipts/document.ts';
import type { ReceiptCard, ReceiptVersion } from '#shared/receipts/schemas.ts';
import { plainText, readPdf } from '#tests/support/read-pdf.ts';
import * as words from '#words/documents.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const ADDRESS = 'https://creel.example/receipt/abcdefghijklmnopqrstuv';

const aVersion = (changes: Partial<ReceiptVersion> = {}): ReceiptVersion => ({
  number: 1,
  kind: 'original',
  at: '2026-11-25T17:00:00.000Z',
  confirmedBy: 'Lou Marsh',
  legalName: 'Harbor Kitchen of Maine, Inc.',
  ein: '01-2345678',
  signatory: 'Ana Reyes, director',
  donorName: 'Nguyễn Thị Ánh Đào',
  meals: 24,
  weightPounds: 12.5,
  species: 'cod',
  donatedOn: '2026-11-24',
  place: 'Portland, ME',
  ...changes,
});

const aCard = (changes: Partial<ReceiptCard> = {}): ReceiptCard => ({
  ...aVersion(),
  id: 'abcdefghijklmnopqrstuv',
  claimId: '01JCXZ0000000000000000000A',
  organizationId: '01JCXZ0000000000000000000B',
  organizationName: 'Harbor Kitchen',
  state: 'confirmed',
  year: 2026,
  version: 1,
  ...changes,
});

const aReceipt = (changes?: Partial<ReceiptVersion>) =>
  receiptDocument({ version: 1 }, aVersion(changes), ADDRESS);
const read = async (document: Document) => await readPdf(await writePdf('Donation receipt', document, NOW));

describe('the file of a receipt', () => {
  it('has the content of its page in the same order', async () => {
    const { text } = await read(aReceipt());
    const [title, quiet, facts, nothing, noValue, , guidance] = aReceipt();
    const said = [
      ...[title, quiet].map((block) => textIn(block)),
      ...(facts?.kind === 'facts' ? facts.facts.flatMap(([name, value]) => [name.own, value.own]) : []),
      ...[nothing, noValue].map((block) => textIn(block)),
      `Check this receipt ${ADDRESS}`,
      textIn(guidance),
    ];
    expect(text).toBe(said.join(' '));
  });

  it('tells screen readers its language, title, heading, table, picture and link', async () => {
    const { title, language, isTagged, isAccessible, roles, elements } = await read(aReceipt());
    expect({ title, language, isTagged, isAccessible }).toEqual({
      ...{ title: 'Donation receipt', language: 'en', isTagged: true, isAccessible: true },
    });
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(11);
    expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe('Check this receipt');
    expect(elements.find(({ role }) => role === 'Link')?.alt).toBe(ADDRESS);
  });

  it('has the English text beside another language', async () => {
    const document: Document = [
      { kind: 'paragraph', text: { own: 'No se dieron bienes.', english: 'No goods were given.' } },
    ];
    const { text, elements } = await read(document);
    expect(text).toBe('No se dieron bienes. No goods were given.');
    expect(elements.filter(({ lang }) => lang === 'en')).toHaveLength(1);
  });

  it('has the longest names in full', async () => {
    const longest = {
      ...{ legalName: 'W'.repeat(200), signatory: 'M'.repeat(100), donorName: 'Wm '.repeat(33) },
      note: 'Because '.repeat(37),
    };
    const { text } = await read(aReceipt(longest));
    for (const name of [longest.legalName, longest.signatory])
      expect(text.replaceAll(' ', '')).toContain(name);
  });

  it('says that letters are missing if its fonts lack them, and only then', async () => {
    expect((await read(aReceipt({ donorName: 'Ψαράς Рыбак Łukasz' }))).text).not.toContain(
      words.missingLetters,
    );
    const { text } = await read(aReceipt({ donorName: '漁師 Ruth' }));
    expect(text).toContain('Donor ?? Ruth');
    expect(text).toContain(words.missingLetters);
  });
});

describe('the file of a year', () => {
  it('repeats the head of its table on each page for the eyes alone, and numbers the pages', async () => {
    const cards = Array.from({ length: 40 }, (_, index) => aCard({ meals: 100 + index }));
    const { pages, text, roles } = await read(yearDocument(2026, cards));
    expect(pages).toBeGreaterThan(1);
    expect(text.match(/Given on/g)).toHaveLength(pages);
    expect(text).toContain(`${pages} / ${pages}`);
    // One of the facts, six columns and the sum.
    expect(roles.filter((role) => role === 'TH')).toHaveLength(1 + 6 + 1);
    expect(text).toContain(`Total ${40 * 100 + (40 * 39) / 2} 500 pounds`);
  });

  it('lists withdrawn receipts apart from the sum', async () => {
    const cards = [aCard(), aCard({ state: 'withdrawn', meals: 7, organizationName: 'Pier Pantry' })];
    const { text } = await read(yearDocument(2026, cards));
    expect(text).toContain('Total 24 12.5 pounds');
    expect(text).toMatch(/Donation receipt, withdrawn Given on Organization November 24, 2026 Pier Pantry/);
  });
});

it('writes the same bytes for the same document at the same time', async () => {
  const document: Document = [
    { kind: 'title', text: plain('Cod') },
    { kind: 'paragraph', text: written('a\nb') },
  ];
  const [one, other] = [await writePdf('Cod', document, NOW), await writePdf('Cod', document, NOW)];
  expect(Buffer.from(one).equals(other)).toBe(true);
});

function textIn(block: Document[number] | undefined): string {
  return block && 'text' in block ? plainText(block.text.own) : '';
}
