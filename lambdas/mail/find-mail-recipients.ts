import { findMailRecipients } from '#shared/mailings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPeople } from '../people/store/people-list.ts';

/** Of those whom a beginning finds: more than fit a phone are told apart by typing on. */
const MAX_FOUND = 10;

export default endpoint(findMailRecipients, async ({ query: { q }, now }) => {
  const { items } = await listPeople(q, { limit: MAX_FOUND }, now);
  return { items: items.map(({ userId, name, email }) => ({ userId, name, email: shortened(email) })) };
});

/** Managers write to people, and need not know their addresses: `r…@example.org`. */
const shortened = (email: string) => email.replace(/^(.).*@/, '$1…@');
