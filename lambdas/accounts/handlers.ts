/** The data of an account as a whole, which all areas keep a part of: so nothing but the entries imports this folder. */
import * as z from 'zod/mini';
import { accountExport } from '#shared/accounts/account-export.ts';
import * as endpoints from '#shared/accounts/endpoints.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import * as peopleEndpoints from '#shared/people/endpoints.ts';
import { deletionOfOneself } from '#words/general/refusals.ts';
import { nameDiffers } from '#words/people/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPreferences } from '../mail/store/mail-choices.ts';
import { markDeleted, markDeletedBy } from '../people/store/accounts.ts';
import { readCurrentAccount } from '../people/store/address.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import { readIdentity } from '../services/user-pool.ts';
import { readSections } from './account-data.ts';
import { endAccount } from './end-account.ts';

export const exportAccount = endpoint(endpoints.exportAccount, async ({ actor: { userId }, now }) => {
  const { email } = await ensureAccount(userId, now);
  const [sections, mailPreferences] = await Promise.all([readSections(userId), readPreferences(email)]);
  // The schema of the contract makes a typed answer of sections that are only known by name.
  return z.parse(accountExport, {
    ...sections,
    exportedAt: now.toISOString(),
    account: sections.account?.[0],
    mailPreferences,
  });
});

/** The address first, which a suspension stays with. Then the mark: nothing can be written any more while the rest goes. */
export const deleteAccount = endpoint(endpoints.deleteAccount, async ({ actor: { userId }, now }) => {
  await readIdentity(userId);
  await readCurrentAccount(userId);
  await markDeleted(userId, now);
  await endAccount(userId);
  return { deleted: true as const };
});

const asTyped = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

export const deleteUser = endpoint(
  peopleEndpoints.deleteUser,
  async ({ params: { userId }, body, actor, now }) => {
    if (userId === actor.userId) throw new AppError('not_allowed', deletionOfOneself);
    const requireSame = ({ name }: { name: string }) => {
      if (asTyped(name) !== asTyped(body.name)) throw fieldError('name', nameDiffers);
    };
    await readCurrentAccount(userId);
    await markDeletedBy({ userId, actorId: actor.userId }, requireSame, now);
    await endAccount(userId);
    return { deleted: true as const };
  },
);
