import { noContact } from '#words/organizations/organizations.ts';
import { all, equals, not, onlyIf, present, update, writeIf } from '../../table/index.ts';
import { organization } from './items.ts';
import { listMembers } from './members.ts';

/** Erases an organization's contact if it has no members. @returns whether it was erased now */
export async function forgetContactOfUnmanned(organizationId: string): Promise<boolean> {
  if ((await listMembers(organizationId)).length > 0) return false;
  const contact = { name: noContact, email: '' };
  const isThere = onlyIf(all(present, not(equals('contact.email', ''))));
  return await writeIf(update(organization.key({ organizationId }), { set: { contact } }, isThere));
}
