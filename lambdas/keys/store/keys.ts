/** The API keys of an organization. */
import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { digitsFrom, KEY_ID_LENGTH, SECRET_LENGTH, writeKey } from '#shared/keys/key-form.ts';
import { MAX_KEYS } from '#shared/keys/limits.ts';
import type { ApiKey, NewKey } from '#shared/keys/schemas.ts';
import { KEY_LIFETIME } from '#shared/limits.ts';
import { keyNotFound, twoExist } from '#words/keys/rules.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { organizationMember } from '../../organizations/store/items.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, equals, isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { apiKey, keyPlace, keyPlacesOf, type StoredKey } from './items.ts';
import { findKey, hashOf, isOver } from './read-key.ts';

/** Twice as many random bytes as digits, because a few bytes are left out. */
const randomDigits = (length: number) => digitsFrom(randomBytes(2 * length), length);

type LiveKey = table.Found<StoredKey>;

/** Returns the live key of each place. */
async function readPlaces(organizationId: string, now: Date) {
  const { items } = await table.query(keyPlacesOf(organizationId), {
    beginsWith: 'KEY#',
    consistent: true,
  });
  const keys = await table.getItems(items.map(({ keyId }) => apiKey.key({ keyId })));
  return Array.from({ length: MAX_KEYS }, (_, index) => {
    const place = String(index + 1);
    const { sk } = keyPlace.key({ organizationId, place });
    const at = items.findIndex((each) => each.sk === sk);
    const key: LiveKey | undefined = keys[at];
    return { place, keyIdBefore: items[at]?.keyId, key: key && !isOver(key, now) ? key : undefined };
  });
}

const toApiKey = ({ sk: id, name, scopes, createdAt, lastUsedOn, expiresAt }: LiveKey): ApiKey => ({
  id,
  name,
  scopes: [...scopes],
  createdAt,
  ...(lastUsedOn !== undefined && { lastUsedOn }),
  endsAt: new Date(1000 * expiresAt).toISOString(),
});

/** Returns the live keys, the oldest first, and says which are refused because of the person who made them. */
export async function listKeysOf(organizationId: string, now: Date): Promise<ApiKey[]> {
  const live = (await readPlaces(organizationId, now)).flatMap(({ key }) => key ?? []);
  const makers = [...new Set(live.map(({ madeBy }) => madeBy))];
  const [members, suspended] = await table.getGroups([
    makers.map((userId) => organizationMember.key({ userId, organizationId })),
    makers.map((userId) => suspension.key({ userId })),
  ]);
  const active = makers.filter(
    (_, index) => members[index]?.role === 'coordinator' && suspended[index] === undefined,
  );
  return live
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((key) => ({
      ...toApiKey(key),
      ...(!active.includes(key.madeBy) && { isStopped: true as const }),
    }));
}

interface KeyRequest {
  organizationId: string;
  body: { name: string; scopes: readonly Scope[] };
  userId: string;
  now: Date;
  rememberAnswer(answer: NewKey): table.TransactionStep;
}

/** @throws AppError `conflict` if the organization has two live keys */
export async function makeKey(request: KeyRequest): Promise<NewKey> {
  const { organizationId, body, userId, now, rememberAnswer } = request;
  return await table.retry(async () => {
    await requireMember(userId, organizationId, ['coordinator']);
    const free = (await readPlaces(organizationId, now)).find(({ key }) => !key);
    if (!free) throw new AppError('conflict', twoExist);
    const keyId = randomDigits(KEY_ID_LENGTH);
    const key = writeKey(keyId, randomDigits(SECRET_LENGTH));
    const stored = apiKey.item(
      { keyId },
      {
        ...body,
        organizationId,
        madeBy: userId,
        createdAt: now.toISOString(),
        hash: hashOf(key),
        expiresAt: table.expiryAfter(KEY_LIFETIME, now),
      },
    );
    const answer = toApiKey(stored);
    await table.transact([
      stillMember(userId, organizationId, ['coordinator']),
      requireNotSuspended(userId),
      table.put(
        keyPlace.item({ organizationId, place: free.place }, { keyId }),
        table.ifUnchanged(isStill('keyId', free.keyIdBefore)),
      ),
      table.put(stored, table.ifUnchanged(absent)),
      ...auditSteps(
        {
          action: 'api-key-made',
          actorId: userId,
          organizationId,
          subject: keyId,
          before: {},
          after: { keyScopes: [...body.scopes] },
        },
        now,
      ),
      rememberAnswer(answer),
    ]);
    // The stored response has no key, since the table must not contain one.
    return { ...answer, key };
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
    await end(found, userId, now, [stillMember(userId, organizationId, ['coordinator'])]);
  });
}

/** Ends a key for somebody who has it. Does nothing for a key that doesn't work. */
export async function endLeaked(key: string, now: Date): Promise<void> {
  await table.retry(async () => {
    const found = await findKey(key, now);
    if (found) await end(found, undefined, now);
  });
}

async function end(
  { sk: keyId, organizationId, scopes, hash }: LiveKey,
  actorId: string | undefined,
  now: Date,
  alongside: readonly table.TransactionStep[] = [],
): Promise<void> {
  // The place stays, and counts as free without its key.
  await table.transact([
    ...alongside,
    table.remove(apiKey.key({ keyId }), table.ifUnchanged(equals('hash', hash))),
    ...auditSteps(
      {
        action: 'api-key-ended',
        actorId,
        organizationId,
        subject: keyId,
        before: { keyScopes: [...scopes] },
        after: {},
      },
      now,
    ),
  ]);
}
