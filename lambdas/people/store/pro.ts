/** Pro status and credits, which administrators give to fishermen. */
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { profileNotFound } from '#words/general/refusals.ts';
import { tooFewCredits } from '#words/people/fields.ts';
import { auditedChange, auditSteps } from '../../audit/store/audit.ts';
import { all, equals, isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { fishermanProfile } from './items.ts';

interface Given {
  userId: string;
  /** User id of the administrator. */
  actorId: string;
}

const notFound = () => new AppError('not_found', profileNotFound);

/**
 * Does nothing and writes no second audit entry if the fisherman already has this status.
 * @param until ISO 8601; undefined for no end
 * @throws AppError `not_found` for people who are not fishermen
 */
export async function setPro(
  { userId, actorId, isPro, until }: Given & { isPro: boolean; until: string | undefined },
  now: Date,
): Promise<void> {
  const key = fishermanProfile(userId);
  await table.retry(async () => {
    const found = await table.getItem(key, { consistent: true });
    if (!found) throw notFound();
    const before = { isPro: found.isPro, proUntil: found.proUntil };
    if (before.isPro === isPro && before.proUntil === until) return;
    const change = auditedChange(before, { isPro, proUntil: until });
    const asRead = all(equals('isPro', before.isPro), isStill('proUntil', before.proUntil));
    await table.transact([
      table.update(key, { set: { isPro, proUntil: until } }, table.ifUnchanged(asRead)),
      ...auditSteps({ action: 'pro-changed', actorId, userId, ...change }, now),
    ]);
  });
}

/**
 * @param by the number of credits to give, or to take back if it is negative
 * @returns the new number of credits
 * @throws AppError `not_found` for people who are not fishermen; `invalid_fields` if more are taken back than there are
 */
export async function changeCredits(
  { userId, actorId, by, reason }: Given & { by: number; reason: string },
  now: Date,
  alongside: (changed: { userId: string; credits: number }) => table.TransactionStep,
): Promise<{ userId: string; credits: number }> {
  const key = fishermanProfile(userId);
  return await table.retry(async () => {
    const found = await table.getItem(key, { consistent: true });
    if (!found) throw notFound();
    const { credits } = found;
    const total = (credits ?? 0) + by;
    if (total < 0) throw fieldError('credits', tooFewCredits(credits ?? 0));
    const guard = table.ifUnchanged(isStill('credits', credits));
    const action = by > 0 ? 'credits-granted' : 'credits-taken';
    const change = auditedChange({ credits }, { credits: total, why: reason });
    await table.transact([
      table.update(key, { set: { credits: total } }, guard),
      ...auditSteps({ action, actorId, userId, ...change }, now),
      alongside({ userId, credits: total }),
    ]);
    return { userId, credits: total };
  });
}
