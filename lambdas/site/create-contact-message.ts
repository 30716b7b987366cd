import { ulid } from 'ulid';
import { createContactMessage } from '#shared/contact/endpoints.ts';
import { CONTACT_MESSAGE_LIFETIME, HOUR } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { countAgainstLimit, expiryAfter, put, transact } from '../table/index.ts';
import { contactMessage } from './store/items.ts';

/** Kept first, mailed by the table's stream: a mail that fails is tried again and the message is not lost. */
export default endpoint(createContactMessage, async ({ body, address, rememberAnswer, now }) => {
  await countAgainstLimit(
    {
      name: 'contact',
      who: addressDigest(address),
      max: 5,
      windowMs: HOUR,
      message: words.contactTooMany,
    },
    now,
  );
  const id = ulid(now.getTime());
  const expiresAt = expiryAfter(CONTACT_MESSAGE_LIFETIME, now);
  const stored = { ...body, id, createdAt: now.toISOString(), expiresAt };
  await transact([put(contactMessage.item({ id }, stored)), rememberAnswer({ id })]);
  return { id };
});
