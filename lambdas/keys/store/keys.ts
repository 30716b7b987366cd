/** The API keys of an organization. */
import { AppError } from '#shared/contract/errors.ts';
import { MAX_KEYS } from '#shared/keys/limits.ts';
import type { ApiKey, NewKey } from '#shared/keys/schemas.ts';
import { keyNotFound, twoExist } from '#words/keys/rules.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { keyPlace, keyPlacesOf } from './items.ts';
import { endKey, type KeyRequest, newKey, presentKeys, readLive } from './live-keys.ts';

/** Returns the live key of each place. */
async function readPlaces(organizationId: string, now: Date) {
  const { items } = await table.query(keyPlacesOf(organizationId), {
    beginsWith: 'KEY#',
    consistent: true,
  });
  const keys = await readLive(
    items.map(({ keyId }) => keyId),
    now,
  );
  return Array.from({ length: MAX_KEYS }, (_, index) => {
    const place = String(index + 1);
    const { sk } = keyPlace.key({ organizationId, place });
    const at = items.findIndex((each) => each.sk === sk);
    return { place, keyIdBefore: items[at]?.keyId, key: keys[at] };
  });
}

export async function listKeysOf(organizationId: string, now: Date): Promise<ApiKey[]> {
  return await presentKeys((await readPlaces(organizationId, now)).flatMap(({ key }) => key ?? []));
}

/** @throws AppError `conflict` if the organization has two live keys */
export async function makeKey(request: KeyRequest & { organizationId: string }): Promise<NewKey> {
  const { organizationId, userId, now } = request;
  return await table.retry(async () => {
    await requireMember(userId, organizationId, ['coordinator']);
    const free = (await readPlaces(organizationId, now)).find(({ key }) => !key);
    if (!free) throw new AppError('conflict', twoExist);
    const { keyId, steps, answer } = newKey(request);
    await table.transact([
      stillMember(userId, organizationId, ['coordinator']),
      requireNotSuspended(userId),
      table.put(
        keyPlace.item({ organizationId, place: free.place }, { keyId }),
        table.ifUnchanged(isStill('keyId', free.keyIdBefore)),
      ),
      ...steps,
    ]);
    return answer;
  });
}

/** @throws AppError `not_found` if it is not a live key of the organization */
export async function endKeyOf(
  organizationId: string,
  keyId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await table.retry(async () => {
    await requireMember(userId, organizationId, ['coordinator']);
    const places = await readPlaces(organizationId, now);
    const found = places.find(({ key }) => key?.sk === keyId)?.key;
    if (!found) throw new AppError('not_found', keyNotFound);
    // The place stays, and counts as free without its key.
    await endKey(found, userId, now, [stillMember(userId, organizationId, ['coordinator'])]);
  });
}
