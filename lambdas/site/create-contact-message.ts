import { ulid } from 'ulid';
import { createContactMessage } from '#shared/contact/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { countAgainstLimit } from '../table/rate-limit.ts';
import * as letters from './store/letters.ts';

/** Kept first, mailed by the table's stream: a mail that fails is tried again and the message is not lost. */
export default endpoint(createContactMessage, async ({ body, address, rememberAnswer, now }) => {
  await countAgainstLimit(
    {
      name: 'contact',
      who: addressDigest(address),
      max: 5,
      windowMs: HOUR,
      message: 'You have sent several messages already. Please try again in an hour.',
    },
    now,
  );
  const id = ulid(now.getTime());
  await letters.createContactMessage({ ...body, id, createdAt: now.toISOString() }, now, [
    rememberAnswer({ id }),
  ]);
  return { id };
});
