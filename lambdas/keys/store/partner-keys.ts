/** The API keys of partners, which belong to no organization. */
import { AppError } from '#shared/contract/errors.ts';
import { MAX_KEYS, MAX_PARTNER_KEYS } from '#shared/keys/limits.ts';
import type { ApiKey, NewKey } from '#shared/keys/schemas.ts';
import { keyNotFound, partnerHasTwo, partnersHaveMany } from '#words/keys/rules.ts';
import { requireStillAdmin } from '../../people/store/memberships.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { partnerKeys } from './items.ts';
import { endKey, type KeyRequest, newKey, presentKeys, readLive } from './live-keys.ts';

async function readKeys(now: Date) {
  const list = await table.getItem(partnerKeys.key({}), { consistent: true });
  const keys = await readLive(list?.keyIds ?? [], now);
  return { version: list?.version, keys: keys.filter((key) => key !== undefined) };
}

/** Upper and lower case don't make another partner. */
const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });

/** Returns the live keys, those of a partner together. */
export async function listPartnerKeys(now: Date): Promise<ApiKey[]> {
  const keys = await presentKeys((await readKeys(now)).keys);
  return keys.toSorted((one, other) => compare(one.name, other.name));
}

/** @throws AppError `conflict` if the partner has two live keys, or all partners together have the most that there can be */
export async function makePartnerKey(request: KeyRequest): Promise<NewKey> {
  const { body, userId, now } = request;
  return await table.retry(async () => {
    const { version, keys } = await readKeys(now);
    const own = keys.filter(({ name }) => compare(name, body.name) === 0);
    if (own.length >= MAX_KEYS) throw new AppError('conflict', partnerHasTwo);
    if (keys.length >= MAX_PARTNER_KEYS) throw new AppError('conflict', partnersHaveMany(MAX_PARTNER_KEYS));
    const { keyId, steps, answer } = newKey(request);
    await table.transact([
      requireStillAdmin(userId),
      requireNotSuspended(userId),
      table.put(
        partnerKeys.item({}, { keyIds: [...keys.map(({ sk }) => sk), keyId], version: (version ?? 0) + 1 }),
        table.ifUnchanged(isStill('version', version)),
      ),
      ...steps,
    ]);
    return answer;
  });
}

/** @throws AppError `not_found` if it is not a live key of a partner */
export async function endPartnerKey(
  keyId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await table.retry(async () => {
    const [found] = await readLive([keyId], now);
    if (!found || found.organizationId !== undefined) throw new AppError('not_found', keyNotFound);
    // The list keeps its id until the next one is made.
    await endKey(found, userId, now, [requireStillAdmin(userId), requireNotSuspended(userId)]);
  });
}
