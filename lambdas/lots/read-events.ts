/** The steps of a post's fish, from its record and its ledger. */
import { decodeTime } from 'ulid';
import { HOUR } from '#shared/limits.ts';
import type { LotEvent, LotStep } from '#shared/lots/schemas.ts';
import { type CatchLedgerKind, ledgerOfOneCatch } from '../ledger/store/catch-entries.ts';
import { type LedgerKind, ledgerOfPledge } from '../ledger/store/items.ts';
import type { PostRecord } from '../posts/store/kinds.ts';
import { fromHundredths } from '../posts/store/stock-counters.ts';
import { type Found, type ItemList, itemsIn } from '../table/index.ts';

/** Weighing changes an amount that is held; a deleted post has no page. */
const OF_CATCH: Readonly<Partial<Record<CatchLedgerKind, LotStep>>> = {
  landed: 'posted',
  reserved: 'held',
  cancelled: 'returned',
  released: 'returned',
  no_show: 'returned',
  collected: 'collected',
};

const OF_PLEDGE: Readonly<Partial<Record<LedgerKind, LotStep>>> = {
  pledged: 'posted',
  claimed: 'held',
  cancelled: 'returned',
  expired: 'returned',
  no_show: 'returned',
  declined: 'returned',
  collected: 'collected',
  served: 'served',
};

interface Step {
  step: LotStep;
  /** Milliseconds since the epoch. */
  at: number;
  amount?: number;
}

export async function eventsOfCatch(record: PostRecord<'catch'>): Promise<LotEvent[]> {
  const entries = await entriesOf(ledgerOfOneCatch(record.id));
  const steps = entries.flatMap(({ sk, kind, hundredths }): Step[] => {
    const step = kind === 'edited' ? (hundredths > 0 ? 'added' : 'sold') : OF_CATCH[kind];
    return step ? [{ step, at: decodeTime(sk), amount: Math.abs(hundredths) }] : [];
  });
  // A catch in words has no ledger.
  const posted: Step[] = entries.length === 0 ? [{ step: 'posted', at: Date.parse(record.createdAt) }] : [];
  return byHour([{ step: 'caught', at: Date.parse(record.caughtDate) }, ...posted, ...steps]).map(inUnits);
}

const inUnits = (event: LotEvent): LotEvent =>
  event.amount === undefined ? event : { ...event, amount: fromHundredths(event.amount) };

export async function eventsOfPledge(record: PostRecord<'pledge'>, now: Date): Promise<LotEvent[]> {
  const entries = await entriesOf(ledgerOfPledge(record.id));
  const steps = entries.flatMap(({ sk, card: { kind, meals } }): Step[] => {
    const step = kind === 'edited' ? (meals > 0 ? 'added' : 'withdrawn') : OF_PLEDGE[kind];
    // A correction of served meals may be below zero.
    const amount = kind === 'served' ? meals : Math.abs(meals);
    return step ? [{ step, at: decodeTime(sk), amount }] : [];
  });
  const icedAt = record.handling?.icedAt;
  const iced: Step[] = icedAt === undefined ? [] : [{ step: 'iced', at: Date.parse(icedAt) }];
  const caughtAt = Date.parse(record.catchDate);
  // A series pledges fish before it is caught.
  const caught: Step[] = caughtAt > now.getTime() ? [] : [{ step: 'caught', at: caughtAt }];
  return byHour([...caught, ...iced, ...steps]);
}

async function entriesOf<Stored>(list: ItemList<Stored>): Promise<Found<Stored>[]> {
  const entries: Found<Stored>[] = [];
  for await (const some of itemsIn(list)) entries.push(...some);
  return entries;
}

/** Adds up the same step within an hour, in order of time, so that nobody's own minute can be told from the page. */
function byHour(steps: readonly Step[]): LotEvent[] {
  const hours = new Map<string, LotEvent>();
  for (const { step, at, amount } of steps.toSorted((one, other) => one.at - other.at)) {
    const hour = new Date(Math.floor(at / HOUR) * HOUR).toISOString();
    const known = hours.get(`${hour} ${step}`);
    const sum = amount === undefined ? undefined : (known?.amount ?? 0) + amount;
    hours.set(`${hour} ${step}`, { step, at: hour, ...(sum !== undefined && { amount: sum }) });
  }
  return [...hours.values()].filter(({ amount }) => amount === undefined || amount > 0);
}
