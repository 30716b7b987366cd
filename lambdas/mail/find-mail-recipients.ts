import { findMailRecipients } from '#shared/newsletters/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findByNameOrAddress } from '../people/store/people-list.ts';

/** Of those whom a beginning finds: more than fit a phone are told apart by typing on. */
const MAX_FOUND = 10;

export default endpoint(findMailRecipients, async ({ query: { q } }) => {
  const found = await findByNameOrAddress(q, MAX_FOUND);
  return { items: found.map(({ userId, name, email }) => ({ userId, name, email: shortened(email) })) };
});

/** Managers write to people, and need not know their addresses: `r…@example.org`. */
const shortened = (email: string) => email.replace(/^(.).*@/, '$1…@');
