/** The addresses at which organizations show their reports to anybody. */
import type { ReportLink, ReportPart } from '#shared/annual-reports/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { auditedChange, auditSteps } from '../../audit/store/audit.ts';
import { secretAddresses } from '../../core/secret-address.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { reportsAt, type StoredSharedReport, sharedReport } from './items.ts';

const secrets = secretAddresses('shared report');

interface OfYear {
  organizationId: string;
  year: number;
}

const ownerOf = ({ organizationId, year }: OfYear) => `${organizationId} ${year}`;
const keyParams = ({ organizationId, year }: OfYear) => ({ organizationId, year: String(year) });

const findStored = (asked: OfYear) => table.getItem(sharedReport.key(keyParams(asked)), { consistent: true });

/**
 * Returns the address of a report, if it has one. One has ended if it was made with a secret of the stage that is no
 * longer accepted.
 */
export async function findLink(asked: OfYear): Promise<ReportLink | undefined> {
  const found = await findStored(asked);
  return found && toLink(asked, found);
}

function toLink(asked: OfYear, stored: StoredSharedReport): ReportLink | undefined {
  const secret = secrets.read(ownerOf(asked), stored);
  if (secret === undefined) return undefined;
  const { madeAt, shows } = stored;
  return { path: PATHS.sharedReport.replace(/:\w+/, secret), madeAt, shows: [...shows] };
}

interface Acting extends OfYear {
  userId: string;
  now: Date;
}

/** Makes an address, or changes what the present one shows. A second call changes nothing. */
export async function shareReport(acting: Acting, shows: readonly ReportPart[]): Promise<void> {
  await table.retry(async () => {
    await requireMember(acting.userId, acting.organizationId, ['coordinator']);
    const stored = await findStored(acting);
    const present = stored && toLink(acting, stored);
    if (present && String(present.shows) === String(shows)) return;
    const madeAt = acting.now.toISOString();
    const address = present
      ? { madeAt: stored.madeAt, hash: stored.hash }
      : { madeAt, hash: secrets.make(ownerOf(acting), madeAt).hash };
    const made = table.put(
      sharedReport.item(keyParams(acting), { ...address, shows }),
      table.ifUnchanged(isStill('hash', stored?.hash)),
    );
    await writeAudited(acting, made, { before: present?.shows, after: shows });
  });
}

/** A second call changes nothing. */
export async function endSharedReport(acting: Acting): Promise<void> {
  await table.retry(async () => {
    await requireMember(acting.userId, acting.organizationId, ['coordinator']);
    const before = await findStored(acting);
    if (!before) return;
    const isSame = table.ifUnchanged(isStill('hash', before.hash));
    const ended = table.remove(sharedReport.key(keyParams(acting)), isSame);
    await writeAudited(acting, ended, { before: before.shows });
  });
}

async function writeAudited(
  { organizationId, year, userId, now }: Acting,
  step: table.TransactionStep,
  shows: { before?: readonly ReportPart[] | undefined; after?: readonly ReportPart[] },
): Promise<void> {
  const fieldsOf = (parts?: readonly ReportPart[]) => ({ reportParts: parts && [...parts] });
  await table.transact([
    step,
    stillMember(userId, organizationId, ['coordinator']),
    ...auditSteps(
      {
        action: shows.after ? 'report-shared' : 'report-link-ended',
        ...{ actorId: userId, organizationId, subject: String(year) },
        ...auditedChange(fieldsOf(shows.before), fieldsOf(shows.after)),
      },
      now,
    ),
  ]);
}

/** Returns the report at an address; undefined for one that has ended or never existed. */
export async function findAt(secret: string) {
  for (const hash of secrets.hashesOf(secret)) {
    const found = await findWith(hash);
    if (found) return found;
  }
  return undefined;
}

async function findWith(hash: string) {
  const { items: keys } = await table.queryKeys(reportsAt(hash), { limit: 1 });
  const named = keys[0] && sharedReport.match(keys[0]);
  if (!named) return undefined;
  // The index may still have an address that was ended a moment ago.
  const found = await table.getItem(sharedReport.key(named), { consistent: true });
  return found?.hash === hash ? { ...found, ...named, year: Number(named.year) } : undefined;
}
