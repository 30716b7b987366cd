/** How many open reservations a buyer may have: a few, and one of each catch. */
import { AppError } from '#shared/contract/errors.ts';
import { MOST_MADE_OF_CATCH, MOST_OPEN, NEW_ACCOUNT_FOR } from '#shared/reservations/rules.ts';
import * as words from '#words/reservations/rules.ts';
import { account } from '../../people/store/items.ts';
import { absent, any, isStill, lacks, lessThan } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  latestReservation,
  openReservation,
  openReservationsOf,
  RESERVING,
  reservation,
  type StoredReservation,
} from './items.ts';

const conflict = (message: string) => new AppError('conflict', message);

interface Opening {
  userId: string;
  catchId: string;
  reservationId: string;
}

/**
 * Returns the steps that count a new reservation among the buyer's open ones.
 * @throws AppError `conflict` if they have one of this catch, or too many; ChangedMeanwhile from the steps if they make
 * another one at the same time
 */
export async function openOne(
  { userId, catchId, reservationId }: Opening,
  now: Date,
): Promise<table.TransactionStep[]> {
  const [{ open, latest }, person] = await Promise.all([
    readOpen(userId),
    table.getItem(account.key({ userId })),
  ]);
  const ofCatch = openReservation.item({ userId, catchId }, { reservationId });
  if (open.some(({ sk }) => sk === ofCatch.sk)) throw conflict(words.openOfCatch);
  const isNew = person !== undefined && now.getTime() < Date.parse(person.createdAt) + NEW_ACCOUNT_FOR;
  const most = isNew ? MOST_OPEN.newAccount : MOST_OPEN.usual;
  if (open.length >= most) throw conflict(words.tooManyOpen(most));
  return [
    table.put(ofCatch, table.ifUnchanged(absent)),
    table.put(
      latestReservation.item({ userId }, { reservationId }),
      table.ifUnchanged(isStill('reservationId', latest?.reservationId)),
    ),
  ];
}

/** Lists a buyer's open reservations, and the latest. */
async function readOpen(userId: string) {
  const { items } = await table.query(openReservationsOf(userId), {
    beginsWith: RESERVING,
    consistent: true,
  });
  return { open: items.filter(openReservation.is), latest: items.find(latestReservation.is) };
}

/** Returns a buyer's open reservations themselves. */
export async function readOpenReservations(userId: string): Promise<table.Found<StoredReservation>[]> {
  const { open } = await readOpen(userId);
  const keys = open.map(({ reservationId }) => reservation.key({ reservationId }));
  return (await table.getItems(keys)).filter((each) => each !== undefined);
}

/** Returns the step that counts the reservations made of a catch today. @throws AppError `conflict` from the step */
export function countOnCatch(catchId: string, now: Date): table.TransactionStep {
  const { max, windowMs } = MOST_MADE_OF_CATCH;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const key = table.rateCount.key({ name: 'reservations', who: catchId, start: String(start) });
  const set = { expiresAt: Math.ceil((start + windowMs) / 1000) };
  const isOpen = any(lacks('hits'), lessThan('hits', max));
  return table.update(
    key,
    { add: { hits: 1 }, set },
    table.onlyIf(isOpen, () => conflict(words.tooManyOfCatch)),
  );
}
