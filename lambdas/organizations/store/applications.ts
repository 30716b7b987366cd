/** Applications of aid organizations: a queue for administrators, and the decisions. */

import { AppError } from '#shared/contract/errors.ts';
import { APPLICATION_LIFETIME } from '#shared/limits.ts';
import type { ApplicationState } from '#shared/organizations/application-schemas.ts';
import * as words from '#words/general/refusals.ts';
import { equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { aidApplication, applicationsFrom, applicationsThatAre, type StoredAidApplication } from './items.ts';

/** Reads one page: open applications oldest first, decided ones newest first. */
export async function listApplications(status: ApplicationState, page: table.PageRequest, now: Date) {
  const list = applicationsThatAre(status);
  const ordered = status === 'new' ? { ...list, order: 'ascending' as const } : list;
  return await table.readCurrentPage(ordered, page, now, (each) => each.status === status);
}

/** @throws AppError `not_found` */
export async function findApplication(applicationId: string): Promise<StoredAidApplication> {
  const found = await table.getItem(aidApplication.key({ applicationId }), { consistent: true });
  if (!found) throw new AppError('not_found', words.applicationNotFound);
  return found;
}

/** Returns the decided application, and the step that writes it unless somebody else has decided. */
export function decisionStep(
  before: StoredAidApplication,
  decision: Required<Pick<StoredAidApplication, 'status' | 'decision'>> & { organizationId?: string },
  now: Date,
): { after: StoredAidApplication; step: table.TransactionStep } {
  const decided = { ...decision, expiresAt: table.expiryAfter(APPLICATION_LIFETIME, now) };
  const step = table.update(
    aidApplication.key({ applicationId: before.id }),
    { set: { ...decided, gsi1pk: applicationsThatAre(decided.status).partition } },
    table.ifUnchanged(equals('status', 'new')),
  );
  return { after: { ...before, ...decided }, step };
}

/** Erases applications from the addresses of an account that is being deleted. */
export async function eraseApplicationsFrom(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for await (const keys of table.keysIn(applicationsFrom(address)))
      await table.transact(keys.map((key) => table.remove(key)));
  }
}
