import { noContact } from '#words/organizations/organizations.ts';
import { all, equals, not, onlyIf, present, update, writeIf } from '../../table/index.ts';
import { organization } from './items.ts';
import { listMembers } from './members.ts';

/** Nobody is left to confirm receipts; those that were confirmed keep what they say. */
const NO_PAPERS = { papers: undefined, einVerified: undefined };

/** Erases an organization's contact, and who signs its receipts, if it has no members. @returns whether it was erased now */
export async function forgetContactOfUnmanned(organizationId: string): Promise<boolean> {
  if ((await listMembers(organizationId)).length > 0) return false;
  const contact = { name: noContact, email: '' };
  const isThere = onlyIf(all(present, not(equals('contact.email', ''))));
  return await writeIf(
    update(organization.key({ organizationId }), { set: { contact, ...NO_PAPERS } }, isThere),
  );
}
