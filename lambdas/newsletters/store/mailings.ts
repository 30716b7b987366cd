/** Emails to many: what was written, how far it is sent, and who stopped it. */
import { AppError } from '#shared/contract/errors.ts';
import { MAILING_LIFETIME } from '#shared/limits.ts';
import type { HeldReason, MailingBody } from '#shared/newsletters/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { putDue, removeDue } from '../../due/store/due.ts';
import { absent, all, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { mailing, mailingContent, mailingPart, type StoredMailing } from './items.ts';

const NOTHING_COUNTED = { found: 0, sent: 0, unwanted: 0, suppressed: 0, tooMany: 0, refused: 0, gone: 0 };

/** Of one that waits for its time. */
const NOT_BEGUN = 0;

/** From when on it goes out, ISO 8601: people who join later get none. */
export const begunAt = ({ createdAt, sendAt = createdAt }: StoredMailing): string => sendAt;

/** The steps that write a mailing down; its first part follows by the stream, now or at its time. */
export function mailingSteps(
  { id, by, ...body }: MailingBody & { id: string; by: string },
  now: Date,
): { made: StoredMailing; steps: table.TransactionStep[] } {
  const { subject, audience, expected, content, sendAt } = body;
  const expiresAt = table.expiryAtEndOfDay(MAILING_LIFETIME, sendAt === undefined ? now : new Date(sendAt));
  const createdAt = now.toISOString();
  const waiting = sendAt !== undefined && { round: NOT_BEGUN };
  const scheduled = sendAt !== undefined && { sendAt, scheduledBy: by };
  const named = { id, subject, audience, by, createdAt, expected };
  const made = { ...named, ...NOTHING_COUNTED, ...scheduled, ...waiting, expiresAt };
  const steps = [
    table.put(mailing.item({ mailingId: id }, made)),
    table.put(mailingContent.item({ mailingId: id }, { content, expiresAt, ...waiting })),
    ...(sendAt === undefined ? [] : [putDue('mailing', id, Date.parse(sendAt))]),
  ];
  return { made, steps };
}

/**
 * Gives a mailing that starts, at its time or again from its beginning, and the writes for it; the stream then starts its first part.
 * @throws ChangedMeanwhile from the steps when it was stopped, went on, or got another time meanwhile
 */
export function nextRound(before: StoredMailing, now: Date) {
  const { id: mailingId, round } = before;
  const next = { ...NOTHING_COUNTED, round: (round ?? 1) + 1, resumedAt: now.toISOString() };
  const { isAllFound, ...rest } = before;
  const steps = [
    table.update(
      mailing.key({ mailingId }),
      { set: { ...next, ...(isAllFound && { isAllFound: undefined }) } },
      table.ifUnchanged(isAsRead(before)),
    ),
    table.update(mailingContent.key({ mailingId }), { set: { round: next.round } }, table.onlyIf(present)),
  ];
  return { after: { ...rest, ...next }, steps };
}

const isAsRead = ({ round, sendAt, stopped }: StoredMailing) =>
  all(isStill('round', round), isStill('sendAt', sendAt), isStill('stopped', stopped));

/** Whether it waits for its time, or for somebody to give it another one. */
export const isWaiting = ({ round }: Pick<StoredMailing, 'round'>): boolean => round === NOT_BEGUN;

/** @throws ChangedMeanwhile from the step when it was stopped, was sent, or got another time meanwhile */
export const holdStep = (before: StoredMailing, held: HeldReason): table.TransactionStep =>
  table.update(mailing.key({ mailingId: before.id }), { set: { held } }, table.ifUnchanged(isAsRead(before)));

/** The same of the steps by which one that waits gets another time. */
export function rescheduleSteps(before: StoredMailing, sendAt: string, scheduledBy: string) {
  const { id: mailingId, held, ...rest } = before;
  const next = { sendAt, scheduledBy };
  const steps = [
    table.update(
      mailing.key({ mailingId }),
      { set: { ...next, held: undefined } },
      table.ifUnchanged(isAsRead(before)),
    ),
    ...dropDue(before),
    putDue('mailing', mailingId, Date.parse(sendAt)),
  ];
  return { after: { id: mailingId, ...rest, ...next }, steps };
}

/** The steps by which somebody stops it; likewise. */
export function stopSteps(before: StoredMailing, stopped: NonNullable<StoredMailing['stopped']>) {
  const mailingId = before.id;
  return [
    table.update(mailing.key({ mailingId }), { set: { stopped } }, table.ifUnchanged(isAsRead(before))),
    ...dropDue(before),
  ];
}

/** A time that has come is dropped by the work itself. */
const dropDue = ({ id, sendAt, held, ...rest }: StoredMailing): table.TransactionStep[] =>
  isWaiting(rest) && sendAt !== undefined && !held ? [removeDue('mailing', id, Date.parse(sendAt))] : [];

export function readMailing(mailingId: string) {
  return table.getItem(mailing.key({ mailingId }), { consistent: true });
}

/** @throws AppError `not_found` */
export async function findMailing(mailingId: string): Promise<StoredMailing> {
  const found = await readMailing(mailingId);
  if (!found) throw new AppError('not_found', words.mailingNotFound);
  return found;
}

export async function readContent(mailingId: string): Promise<string> {
  const found = await table.getItem(mailingContent.key({ mailingId }));
  return found?.content ?? '';
}

class CountedBefore extends Error {}

/** Of the work on a mailing in one round. */
interface Part {
  mailingId: string;
  round: number | undefined;
  part: string;
}

const markOf = ({ mailingId, round, part }: Part) => ({
  mailingId,
  part: round === undefined ? part : `ROUND#${round}#${part}`,
});

/** Adds to what is counted of a mailing in its present round, once for each part of the work, whatever is repeated. */
export async function countPart(
  part: Part,
  counted: Readonly<Record<string, number>>,
  { isLast = false, expiresAt }: { isLast?: boolean; expiresAt: number },
): Promise<void> {
  const { mailingId, round } = part;
  const mark = mailingPart.item(markOf(part), { expiresAt });
  const changes = { add: counted, ...(isLast && { set: { isAllFound: true } }) };
  try {
    // Several batches end at the same time.
    await table.transact(
      [
        table.put(
          mark,
          table.onlyIf(absent, () => new CountedBefore()),
        ),
        table.update(
          mailing.key({ mailingId }),
          changes,
          table.onlyIf(isStill('round', round), () => new CountedBefore()),
        ),
      ],
      { maxAttempts: 20 },
    );
  } catch (error) {
    if (!(error instanceof CountedBefore)) throw error;
  }
}

export async function isCounted(part: Part): Promise<boolean> {
  return (await table.getItem(mailingPart.key(markOf(part)), { consistent: true })) !== undefined;
}
