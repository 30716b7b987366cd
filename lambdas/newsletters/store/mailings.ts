/** Stored announcement emails: their content, their progress, and who stopped them. */
import { AppError } from '#shared/contract/errors.ts';
import { MAILING_LIFETIME } from '#shared/limits.ts';
import type { HeldReason, MailingBody } from '#shared/newsletters/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { putDue, removeDue } from '../../due/store/due.ts';
import { absent, all, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { mailing, mailingContent, mailingPart, type StoredMailing } from './items.ts';

const NOTHING_COUNTED = { found: 0, sent: 0, unwanted: 0, suppressed: 0, tooMany: 0, refused: 0, gone: 0 };

/** The round of a mailing that waits for its time. */
const NOT_BEGUN = 0;

/** The time at which the mailing is sent (ISO 8601). People who join later do not get it. */
export const begunAt = ({ createdAt, sendAt = createdAt }: StoredMailing): string => sendAt;

/** The steps that store a mailing. The stream then starts its first part, either now or at its time. */
export function mailingSteps(
  { id, by, ...body }: MailingBody & { id: string; by: string },
  now: Date,
): { made: StoredMailing; steps: table.TransactionStep[] } {
  const { subject, audience, expected, content, inLanguages, sendAt } = body;
  const expiresAt = table.expiryAtEndOfDay(MAILING_LIFETIME, sendAt === undefined ? now : new Date(sendAt));
  const createdAt = now.toISOString();
  const waiting = sendAt !== undefined && { round: NOT_BEGUN };
  const scheduled = sendAt !== undefined && { sendAt, scheduledBy: by };
  const named = { id, subject, audience, by, createdAt, expected };
  const made = { ...named, ...NOTHING_COUNTED, ...scheduled, ...waiting, expiresAt };
  const steps = [
    table.put(mailing.item({ mailingId: id }, made)),
    table.put(mailingContent.item({ mailingId: id }, { content, inLanguages, expiresAt, ...waiting })),
    ...(sendAt === undefined ? [] : [putDue('mailing', id, Date.parse(sendAt))]),
  ];
  return { made, steps };
}

/**
 * Returns a mailing that starts at its time or is resumed, and the steps that store it. The stream then starts its
 * first part.
 * @throws ChangedMeanwhile from the steps if it was stopped, resumed or rescheduled meanwhile
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

/** Whether it waits for its time, or for somebody to choose another time. */
export const isWaiting = ({ round }: Pick<StoredMailing, 'round'>): boolean => round === NOT_BEGUN;

/** @throws ChangedMeanwhile from the step if it was stopped, sent or rescheduled meanwhile */
export const holdStep = (before: StoredMailing, held: HeldReason): table.TransactionStep =>
  table.update(mailing.key({ mailingId: before.id }), { set: { held } }, table.ifUnchanged(isAsRead(before)));

/** The steps that give a waiting mailing another time. They throw as `holdStep` does. */
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

/** The steps that stop a mailing. They throw as `holdStep` does. */
export function stopSteps(before: StoredMailing, stopped: NonNullable<StoredMailing['stopped']>) {
  const mailingId = before.id;
  return [
    table.update(mailing.key({ mailingId }), { set: { stopped } }, table.ifUnchanged(isAsRead(before))),
    ...dropDue(before),
  ];
}

/** The start of the mailing removes its own due entry. */
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

/** Returns the text in English, and in other languages if it was written in them. */
export async function readContent(mailingId: string) {
  const { content = '', inLanguages } = (await table.getItem(mailingContent.key({ mailingId }))) ?? {};
  return { content, ...(inLanguages && { inLanguages }) };
}

class CountedBefore extends Error {}

/** A part of a mailing's work in one round. */
interface Part {
  mailingId: string;
  round: number | undefined;
  part: string;
}

const markOf = ({ mailingId, round, part }: Part) => ({
  mailingId,
  part: round === undefined ? part : `ROUND#${round}#${part}`,
});

/** Adds to the counts of a mailing's current round, once for each part of the work even if the part is repeated. */
export async function countPart(
  part: Part,
  counted: Readonly<Record<string, number>>,
  { isLast = false, expiresAt }: { isLast?: boolean; expiresAt: number },
): Promise<void> {
  const { mailingId, round } = part;
  const mark = mailingPart.item(markOf(part), { expiresAt });
  const changes = { add: counted, ...(isLast && { set: { isAllFound: true } }) };
  try {
    // Several batches may end at the same time.
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
