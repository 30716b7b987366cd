/** What administrators give fishermen: being Pro, and credits. */
import { AppError } from '#shared/contract/errors.ts';
import { profileNotFound } from '#words/refusals.ts';
import { auditStep } from '../../moderation/store/audit.ts';
import {
  ChangedMeanwhile,
  equals,
  getItem,
  lacks,
  onlyIf,
  present,
  retry,
  type TransactionStep,
  transact,
  update,
} from '../../table/index.ts';
import { profile } from './items.ts';

interface Given {
  userId: string;
  /** User id of the administrator. */
  actorId: string;
}

const fishermanProfile = (userId: string) => profile.key({ userId, profileType: 'fisherman' });
const notFound = () => new AppError('not_found', profileNotFound);

/**
 * Who is so already stays so, and nothing is written down twice.
 * @param until ISO 8601; undefined for good
 * @throws AppError `not_found` for who is no fisherman
 */
export async function setPro(
  { userId, actorId, isPro, until }: Given & { isPro: boolean; until: string | undefined },
  now: Date,
): Promise<void> {
  const key = fishermanProfile(userId);
  const found = await getItem(key, { consistent: true });
  if (!found) throw notFound();
  if (found.isPro === isPro && found.proUntil === until) return;
  const subject = isPro ? `until ${until ?? 'further notice'}` : 'no more';
  await transact([
    update(key, { set: { isPro, proUntil: until } }, onlyIf(present, notFound)),
    auditStep({ action: 'pro-changed', actorId, userId, subject }, now),
  ]);
}

/** @returns how many there are then @throws AppError `not_found` for who is no fisherman */
export async function grantCredits(
  { userId, actorId, credits }: Given & { credits: number },
  now: Date,
  alongside: (total: number) => TransactionStep,
): Promise<number> {
  const key = fishermanProfile(userId);
  return await retry(async () => {
    const found = await getItem(key, { consistent: true });
    if (!found) throw notFound();
    const before = found.credits;
    const total = (before ?? 0) + credits;
    const asRead = before === undefined ? lacks('credits') : equals('credits', before);
    const guard = onlyIf(asRead, () => new ChangedMeanwhile());
    await transact([
      update(key, { set: { credits: total } }, guard),
      auditStep({ action: 'credits-granted', actorId, userId, subject: String(credits) }, now),
      alongside(total),
    ]);
    return total;
  });
}
