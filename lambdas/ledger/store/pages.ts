/** Reads the ledger in order of time, page by page. */
import { decodeTime } from 'ulid';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import { type Found, listIn, query, readPage } from '../../table/index.ts';
import { type LedgerRow, ledgerOfOrganization, ledgerOfPerson, monthOf } from './items.ts';

/** Rows per page: below 1 MB in the table, the maximum of one request, and about a second of a function's time. */
const ROWS = 1000;

export interface LedgerPage {
  rows: (LedgerRow & { entryId: string })[];
  nextCursor?: string;
}

type Entry = Found<{ card: LedgerRow }>;
const rowsOf = (entries: readonly Entry[]) => entries.map(({ sk, card }) => ({ ...card, entryId: sk }));

export async function readLedgerOfOrganization(
  organizationId: string,
  cursor: string | undefined,
  now: Date,
): Promise<LedgerPage> {
  const list = { ...ledgerOfOrganization(organizationId), order: 'ascending' as const };
  const { items, ...rest } = await readPage(list, { cursor, limit: ROWS }, now);
  return { rows: rowsOf(items), ...rest };
}

/** Reads the entries of a fisherman's own pledges. A page may hold few rows and still have a next one. */
export async function readLedgerOfFisherman(
  userId: string,
  cursor: string | undefined,
  now: Date,
): Promise<LedgerPage> {
  const list = { ...ledgerOfPerson(userId), order: 'ascending' as const };
  const { items, ...rest } = await readPage(list, { cursor, limit: ROWS }, now);
  return { rows: rowsOf(items.filter(({ isFisherman }) => isFisherman)), ...rest };
}

/** The ledger has no entries before this month. */
const FIRST_MONTH = '2026-01';
const WHOLE_LEDGER = 'LEDGER';

/** Reads the ledger of all people, month by month. */
export async function readWholeLedger(cursor: string | undefined, now: Date): Promise<LedgerPage> {
  let after = cursor === undefined ? undefined : decodeCursor(WHOLE_LEDGER, cursor);
  let month = after === undefined ? FIRST_MONTH : monthOf(decodeTime(after));
  const entries: Entry[] = [];
  for (; month <= monthOf(now.getTime()); month = monthAfter(month), after = undefined) {
    const { items } = await query(listIn<{ card: LedgerRow }>(`LEDGER#${month}`), {
      after,
      limit: ROWS - entries.length,
    });
    entries.push(...items);
    const last = entries[ROWS - 1];
    if (last) return { rows: rowsOf(entries), nextCursor: encodeCursor(WHOLE_LEDGER, last.sk) };
  }
  return { rows: rowsOf(entries) };
}

function monthAfter(month: string): string {
  const start = new Date(`${month}-01T00:00:00Z`);
  return monthOf(start.setUTCMonth(start.getUTCMonth() + 1));
}
