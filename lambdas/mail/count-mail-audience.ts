import { countMailAudience } from '#shared/newsletters/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { decodeCursor, encodeCursor } from '../table/cursor.ts';
import { readAudience } from './mailings/audience.ts';
import { reasonsNotToWrite } from './store/mail-choices.ts';

/** One part, as the work on a mailing finds it: a page with many people asks for one after the other. */
export default endpoint(countMailAudience, async ({ query: { audience, cursor } }) => {
  const list = `mail audience ${audience}`;
  const after = cursor === undefined ? undefined : decodeCursor(list, cursor);
  const { people, next } = await readAudience(audience, { after });
  const reasons = await reasonsNotToWrite(
    people.map(({ email }) => email),
    'news',
  );
  const count = (reason: (typeof reasons)[number]) => reasons.filter((each) => each === reason).length;
  return {
    recipients: count(undefined),
    unwanted: count('unwanted'),
    suppressed: count('suppressed'),
    ...(next !== undefined && { nextCursor: encodeCursor(list, next) }),
  };
});
