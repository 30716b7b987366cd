import { createMailing } from '#shared/newsletters/endpoints.ts';
import type { Addressee } from '../mail/send-mail.ts';
import { account, membership } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getGroups } from '../table/index.ts';

/** Returns a person who may send announcement emails; undefined if they lost the role, are suspended, or left. */
export async function findStaff(userId: string): Promise<Addressee | undefined> {
  const roles = createMailing.access.map((group) => membership.key({ userId, group }));
  const [[person], [suspended], held] = await getGroups([
    [account.key({ userId })],
    [suspension.key({ userId })],
    roles,
  ]);
  return suspended || held.every((role) => role === undefined) ? undefined : person;
}
