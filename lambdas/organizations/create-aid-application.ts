import { ulid } from 'ulid';
import { HOUR } from '#shared/limits.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { countAgainstLimit, put, transact } from '../table/index.ts';
import { aidApplication } from './store/items.ts';

/** The mails to the site and to the applicant follow by the table's stream: one that fails does not lose the application. */
export default endpoint(createAidApplication, async ({ body, address, rememberAnswer, now }) => {
  await countAgainstLimit(
    {
      name: 'aid-application',
      who: addressDigest(address),
      max: 10,
      windowMs: HOUR,
      message: words.applicationsTooMany,
    },
    now,
  );
  const { termsAccepted: _accepted, ...application } = body;
  const id = ulid(now.getTime());
  const stored = { ...application, id, status: 'new' as const, createdAt: now.toISOString() };
  await transact([put(aidApplication.item({ applicationId: id }, stored)), rememberAnswer({ id })]);
  return { id };
});
