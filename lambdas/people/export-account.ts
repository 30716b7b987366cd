import * as z from 'zod/mini';
import { accountExport } from '#shared/profiles/account-export.ts';
import { exportAccount } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPreferences } from '../mail/store/mail-choices.ts';
import { readSections } from './account-data.ts';
import { presentPerson } from './present-person.ts';

export default endpoint(exportAccount, async ({ actor: { userId }, now }) => {
  const { account } = await presentPerson(userId, now);
  const [sections, mailPreferences] = await Promise.all([
    readSections(userId),
    readPreferences(account.email),
  ]);
  // The schema of the contract makes a typed answer of sections that are only known by name.
  return z.parse(accountExport, {
    ...sections,
    exportedAt: now.toISOString(),
    account: sections.account?.[0],
    mailPreferences,
  });
});
