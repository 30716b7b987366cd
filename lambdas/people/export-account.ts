import * as z from 'zod/mini';
import { accountExport } from '#shared/accounts/account-export.ts';
import { exportAccount } from '#shared/accounts/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPreferences } from '../mail/store/mail-choices.ts';
import { readSections } from './account-data.ts';
import { ensureAccount } from './store/ensure-account.ts';

export default endpoint(exportAccount, async ({ actor: { userId }, now }) => {
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
