/** Emails to many: what was written, how far it is sent, and who stopped it. */
import { AppError } from '#shared/contract/errors.ts';
import { MAILING_LIFETIME } from '#shared/limits.ts';
import type { MailingBody } from '#shared/newsletters/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { absent, all, equals, lacks, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { mailing, mailingContent, mailingPart, type StoredMailing } from './items.ts';

const NOTHING_COUNTED = { found: 0, sent: 0, unwanted: 0, suppressed: 0, tooMany: 0, refused: 0, gone: 0 };

/** The steps that write a mailing down; its first part follows by the stream. */
export function mailingSteps(
  { id, by, ...body }: MailingBody & { id: string; by: string },
  now: Date,
): { made: StoredMailing; steps: table.TransactionStep[] } {
  const { subject, audience, expected, content } = body;
  const expiresAt = table.expiryAtEndOfDay(MAILING_LIFETIME, now);
  const createdAt = now.toISOString();
  const made = { id, subject, audience, by, createdAt, expected, ...NOTHING_COUNTED, expiresAt };
  const steps = [
    table.put(mailing.item({ mailingId: id }, made)),
    table.put(mailingContent.item({ mailingId: id }, { content, expiresAt })),
  ];
  return { made, steps };
}

/**
 * Gives a mailing that starts again from its beginning, and the writes for it; the stream then starts its first part.
 * @throws ChangedMeanwhile from the steps when it was stopped, or went on, meanwhile
 */
export function nextRound(before: StoredMailing, now: Date) {
  const { id: mailingId, round } = before;
  const next = { ...NOTHING_COUNTED, round: (round ?? 1) + 1, resumedAt: now.toISOString() };
  const { isAllFound, ...rest } = before;
  const asRead = all(isRound(round), lacks('stopped'));
  const steps = [
    table.update(
      mailing.key({ mailingId }),
      { set: { ...next, ...(isAllFound && { isAllFound: undefined }) } },
      table.ifUnchanged(asRead),
    ),
    table.update(mailingContent.key({ mailingId }), { set: { round: next.round } }, table.onlyIf(present)),
  ];
  return { after: { ...rest, ...next }, steps };
}

const isRound = (round: number | undefined) =>
  round === undefined ? lacks('round') : equals('round', round);

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
          table.onlyIf(isRound(round), () => new CountedBefore()),
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
