/** Drafts of announcement emails. Each save makes a new version and names the version that it replaces. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { MAILING_LIFETIME } from '#shared/limits.ts';
import type { DraftBody } from '#shared/newsletters/draft-schemas.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { absent, equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { mailingDraft, type StoredDraft } from './items.ts';

const readDraft = (draftId: string) => table.getItem(mailingDraft.key({ draftId }), { consistent: true });

/** @throws AppError `not_found` */
export async function findDraft(draftId: string): Promise<StoredDraft> {
  const found = await readDraft(draftId);
  if (!found) throw new AppError('not_found', words.draftNotFound);
  return found;
}

interface Change {
  draftId: string;
  actorId: string;
  now: Date;
}

/** @throws AppError `conflict` with the current version if somebody else saved first */
export async function saveDraft(
  { version, ...fields }: DraftBody,
  { draftId, actorId, now }: Change,
): Promise<StoredDraft> {
  const found = await readDraft(draftId);
  // Also the case of a retry after the response was lost.
  if (found && isDeepStrictEqual(fieldsOf(found), fieldsOf(fields))) return found;
  const { version: present = 0 } = found ?? {};
  if (present !== version) throw changed(present);
  const saved = { version: version + 1, savedAt: now.toISOString(), savedBy: actorId };
  const expiresAt = table.expiryAtEndOfDay(MAILING_LIFETIME, now);
  const stored = { id: draftId, ...fields, ...saved, expiresAt };
  await table.transact([
    table.put(mailingDraft.item({ draftId }, stored), onlyOf(version)),
    ...audit('mailing-draft-saved', { draftId, actorId, now }, { before: version, after: stored.version }),
  ]);
  return stored;
}

/** Does nothing if the draft is already deleted. @throws AppError `conflict` as above */
export async function deleteDraft(version: number, change: Change): Promise<void> {
  const found = await readDraft(change.draftId);
  if (!found) return;
  if (found.version !== version) throw changed(found.version);
  await table.transact([
    table.remove(found, onlyOf(version)),
    ...audit('mailing-draft-deleted', change, { before: version }),
  ]);
}

const fieldsOf = ({ subject, content, inLanguages, audience }: Omit<DraftBody, 'version'>) => ({
  subject,
  content,
  inLanguages,
  audience,
});

const changed = (version: number) => new AppError('conflict', words.draftChanged, { version });

const onlyOf = (version: number) =>
  table.onlyIf(version === 0 ? absent : equals('version', version), () => changed(version + 1));

function audit(
  action: 'mailing-draft-saved' | 'mailing-draft-deleted',
  { draftId, actorId, now }: Change,
  { before, after }: { before: number; after?: number },
) {
  const versions = { before: { draftVersion: before }, after: { draftVersion: after ?? 0 } };
  return auditSteps({ action, actorId, subject: draftId, ...versions }, now);
}
