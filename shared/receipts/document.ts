/** The content of receipts and of a year's letter, on the page and in a file. */
import * as english from '#shared/words/en/receipts/document.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as own from '#words/receipts/document.ts';
import {
  type Block,
  type Column,
  type Document,
  plain,
  type Text,
  textsIn,
  written,
} from '../documents/document.ts';
import type { Language } from '../languages.ts';
import { type Fish, speciesName } from '../species/species.ts';
import type { Wide } from '../words/wide.ts';
import type { ReceiptCard, ReceiptRecord, ReceiptVersion } from './schemas.ts';

/** The words of receipts in any language. */
type DocumentWords = Omit<Wide<typeof english>, 'language'> & { language: Language };

const both = textsIn<DocumentWords>(own, english);
const day = (date: string): Text => both((words) => words.longDate(new Date(date), 'UTC'));
const fish = (given: Fish): Text => both((words) => speciesName(given, words.language, words.species));
const pounds = (count: number | undefined): Text =>
  count === undefined ? plain('') : both((words) => words.pounds(count));

const NOTES: Document = [
  { kind: 'paragraph', look: 'strong', text: both((words) => words.nothingGiven) },
  { kind: 'paragraph', text: both((words) => words.noValue) },
];
const GUIDANCE: Block = { kind: 'paragraph', look: 'small', text: both((words) => words.guidance) };

/**
 * One version of a receipt.
 * @param checkUrl the address that tells anybody whether the receipt is genuine
 */
export function receiptDocument(
  { version: newest }: Pick<ReceiptRecord, 'version'>,
  version: ReceiptVersion,
  checkUrl: string,
): Document {
  const { number, kind } = version;
  const isNewest = number === newest;
  return [
    { kind: 'title', text: both((words) => words.titles[kind]) },
    { kind: 'paragraph', look: 'quiet', text: both((words) => words.version(number)) },
    ...only(!isNewest, { kind: 'paragraph', look: 'strong', text: both((words) => words.replaced) }),
    ...only(kind === 'withdrawal', {
      kind: 'paragraph',
      look: 'warning',
      text: both((words) => words.isWithdrawn),
    }),
    { kind: 'facts', facts: factsOf(version) },
    ...NOTES,
    ...only(isNewest, { kind: 'code', label: both((words) => words.check), url: checkUrl }),
    GUIDANCE,
  ];
}

const only = (is: boolean, block: Block): Document => (is ? [block] : []);

function factsOf(version: ReceiptVersion): [Text, Text][] {
  const { at, confirmedBy, note = '', legalName, ein, signatory } = version;
  const { donorName, meals, weightPounds, donatedOn, place } = version;
  const facts: [Text, Text][] = [
    [both((words) => words.organization), written(legalName)],
    [both((words) => words.ein), plain(ein)],
    [both((words) => words.donor), written(donorName)],
    [both((words) => words.given), day(donatedOn)],
    [both((words) => words.place), plain(place)],
    [both((words) => words.fish), fish(version)],
    [both((words) => words.meals), plain(meals)],
    [both((words) => words.weight), pounds(weightPounds)],
    [both((words) => words.signed), written(signatory)],
    [both((words) => words.confirmed), written(confirmedBy)],
    [both((words) => words.confirmedOn), both((words) => words.longDate(new Date(at), SITE_TIME_ZONE))],
    [both((words) => words.reason), written(note)],
  ];
  return facts.filter(([, value]) => value.own !== '');
}

const column = (write: (words: DocumentWords) => string): Column => ({ name: both(write) });
const numbers = (write: (words: DocumentWords) => string): Column => ({ name: both(write), isNumber: true });

/**
 * All donations of a year. Withdrawn receipts are listed below, and count in no sum.
 * @param pathOf the page of a receipt, to which the document leads
 */
export function yearDocument(
  year: number,
  receipts: readonly ReceiptCard[],
  pathOf?: (receiptId: string) => string,
): Document {
  const current = receipts.filter(({ state }) => state === 'confirmed');
  const withdrawn = receipts.filter(({ state }) => state === 'withdrawn');
  const name = both((words) => words.yearTitle(year));
  const given = ({ id, donatedOn }: ReceiptCard): Text => ({
    ...day(donatedOn),
    ...(pathOf && { path: pathOf(id) }),
  });
  const sum = current.reduce((meals, each) => meals + each.meals, 0);
  const weight = current.reduce((total, { weightPounds = 0 }) => total + weightPounds, 0);
  const columns = [column((words) => words.given), column((words) => words.organization)];
  return [
    { kind: 'title', text: name },
    { kind: 'facts', facts: [[both((words) => words.donor), written(receipts[0]?.donorName ?? '')]] },
    ...only(current.length > 0, {
      kind: 'table',
      name,
      columns: [
        ...columns,
        column((words) => words.place),
        column((words) => words.fish),
        numbers((words) => words.meals),
        numbers((words) => words.weight),
      ],
      rows: current.map((each) => [
        given(each),
        written(each.organizationName),
        plain(each.place),
        fish(each),
        plain(each.meals),
        pounds(each.weightPounds),
      ]),
      total: { name: both((words) => words.total), numbers: [plain(sum), pounds(weight || undefined)] },
    }),
    ...(withdrawn.length > 0
      ? [
          { kind: 'heading' as const, text: both((words) => words.titles.withdrawal) },
          {
            kind: 'table' as const,
            name: both((words) => words.titles.withdrawal),
            columns,
            rows: withdrawn.map((each) => [given(each), written(each.organizationName)]),
          },
        ]
      : []),
    ...NOTES,
    GUIDANCE,
  ];
}
