/** Writes the file with all stored data of a person. */
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { accountExport as contents } from '#shared/accounts/account-export.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { readPreferences } from '../mail/store/mail-choices.ts';
import type { exportCreation } from '../people/exports.ts';
import { type Account, account, accountExport } from '../people/store/items.ts';
import { deleteObjects, exportKey, putExport } from '../services/photo-bucket.ts';
import { equals, type Found, getItem, updateItemIf } from '../table/index.ts';
import { readParts } from './account-data.ts';

/** Does nothing if the account has been deleted; a later request supersedes this one. */
export async function createExport({ userId, requestedAt }: PayloadOf<typeof exportCreation>): Promise<void> {
  const found = await getItem(account.key({ userId }), { consistent: true });
  if (!found) return;
  const now = new Date();
  const body = await pipeline(exportText(found, now), createGzip(), buffer);
  await putExport(userId, body, now);
  const key = accountExport.key({ userId });
  const ready = { set: { readyAt: now.toISOString(), bytes: body.length } };
  const isWanted = await updateItemIf(key, ready, equals('requestedAt', requestedAt));
  if (!isWanted && !(await getItem(key, { consistent: true }))) await deleteObjects([exportKey(userId)]);
}

/** Writes the JSON of the contract's `accountExport` in pieces. */
export async function* exportText(owner: Found<Account>, now: Date): AsyncGenerator<string> {
  const mailPreferences = await readPreferences(owner.email);
  yield `{"exportedAt":${JSON.stringify(now)},"mailPreferences":${JSON.stringify(mailPreferences)}`;
  let current: string | undefined;
  let isFirst = true;
  const end = () => (current === undefined || current === 'account' ? '' : ']');
  for await (const [part, items] of readParts(owner.userId)) {
    if (part !== current) {
      yield `${end()},\n${JSON.stringify(part)}:${part === 'account' ? '' : '['}`;
      [current, isFirst] = [part, true];
    }
    for (const item of checked(part, items)) {
      yield `${isFirst ? '' : ',\n'}${JSON.stringify(item)}`;
      isFirst = false;
    }
  }
  yield `${end()}}`;
}

const PARTS: Readonly<Record<string, z.ZodMiniType>> = contents.shape;

/** Removes fields that the contract doesn't name. */
function checked(part: string, items: readonly object[]): unknown[] {
  const schema = PARTS[part];
  if (!schema) throw new TypeError(`There is no part ${part} in the export`);
  if (part === 'account') return items.map((item) => z.parse(schema, item));
  return z.parse(z.array(z.unknown()), z.parse(schema, items));
}
