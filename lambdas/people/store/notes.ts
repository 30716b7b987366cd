/** Notes of administrators about people. */
import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { userNotFound } from '#words/general/refusals.ts';
import { auditedChange, auditSteps } from '../../audit/store/audit.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { account, tombstone } from './items.ts';
import { notesAbout, personNote, type StoredPersonNote } from './note-items.ts';

/** Returns one page, newest first. @throws AppError `invalid_cursor` */
export const listNotes = (userId: string, page: table.PageRequest, now: Date) =>
  table.readPage(notesAbout(userId), page, now);

export const newNote = (
  written: Pick<StoredPersonNote, 'text' | 'writtenBy'>,
  now: Date,
): StoredPersonNote => ({ ...written, id: ulid(now.getTime()), writtenAt: now.toISOString() });

/** @throws AppError `not_found` for people without an account */
export async function addNote(
  userId: string,
  note: StoredPersonNote,
  alongside: readonly table.TransactionStep[],
  now: Date,
): Promise<void> {
  const { id, text, writtenBy: actorId } = note;
  const notFound = () => new AppError('not_found', userNotFound);
  const change = auditedChange({}, { privateNote: text }, ['privateNote']);
  await table.transact([
    table.put(personNote.item({ userId, id }, note), table.onlyIf(absent)),
    table.check(account.key({ userId }), present, notFound),
    table.check(tombstone.key({ userId }), absent, notFound),
    ...auditSteps({ action: 'note-added', actorId, userId, subject: id, ...change }, now),
    ...alongside,
  ]);
}

/** Does nothing and writes no second audit entry if the note is already deleted. */
export async function deleteNote(
  { userId, id, actorId }: { userId: string; id: string; actorId: string },
  now: Date,
): Promise<void> {
  const key = personNote.key({ userId, id });
  await table.retry(async () => {
    const found = await table.getItem(key, { consistent: true });
    if (!found) return;
    const change = auditedChange({ privateNote: found.text }, {}, ['privateNote']);
    await table.transact([
      table.remove(key, table.ifUnchanged(present)),
      ...auditSteps({ action: 'note-deleted', actorId, userId, subject: id, ...change }, now),
    ]);
  });
}
