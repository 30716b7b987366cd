/** The common parts of the keys of organizations and of partners. */
import { randomBytes } from 'node:crypto';
import type { Scope } from '#shared/contract/scopes.ts';
import { digitsFrom, KEY_ID_LENGTH, SECRET_LENGTH, writeKey } from '#shared/keys/key-form.ts';
import type { ApiKey, NewKey } from '#shared/keys/schemas.ts';
import { KEY_LIFETIME } from '#shared/limits.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { absent, equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { apiKey, type StoredKey } from './items.ts';
import { findKey, hashOf, isOver, refusalsOf } from './read-key.ts';

export type LiveKey = table.Found<StoredKey>;

/** Returns the keys with these ids in their order, undefined for each that has ended. */
export async function readLive(keyIds: readonly string[], now: Date): Promise<(LiveKey | undefined)[]> {
  const keys = await table.getItems(keyIds.map((keyId) => apiKey.key({ keyId })));
  return keys.map((key) => (key && !isOver(key, now) ? key : undefined));
}

const toApiKey = ({ sk: id, name, scopes, createdAt, lastUsedOn, expiresAt }: LiveKey): ApiKey => ({
  id,
  name,
  scopes: [...scopes],
  createdAt,
  ...(lastUsedOn !== undefined && { lastUsedOn }),
  endsAt: new Date(1000 * expiresAt).toISOString(),
});

/** Returns the keys, the oldest first, and says which are refused because of the person who made them. */
export async function presentKeys(keys: readonly LiveKey[]): Promise<ApiKey[]> {
  const refusals = await refusalsOf(keys);
  return keys
    .map((key, index) => ({ ...toApiKey(key), ...(refusals[index] && { isStopped: true as const }) }))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** Twice as many random bytes as digits, because a few bytes are left out. */
const randomDigits = (length: number) => digitsFrom(randomBytes(2 * length), length);

export interface KeyRequest {
  body: { name: string; scopes: readonly Scope[] };
  userId: string;
  now: Date;
  rememberAnswer(answer: NewKey): table.TransactionStep;
}

/** Returns a new key with its id, and the steps that store its hash and who made it. */
export function newKey({
  organizationId,
  body,
  userId,
  now,
  rememberAnswer,
}: KeyRequest & Pick<StoredKey, 'organizationId'>) {
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
  const steps = [
    table.put(stored, table.ifUnchanged(absent)),
    ...auditOf('made', stored, userId, now),
    // The stored response has no key, since the table must not contain one.
    rememberAnswer(answer),
  ];
  return { keyId, steps, answer: { ...answer, key } };
}

/** Ends a key for somebody who has it. Does nothing for a key that doesn't work. */
export async function endLeaked(key: string, now: Date): Promise<void> {
  await table.retry(async () => {
    const found = await findKey(key, now);
    if (found) await endKey(found, undefined, now);
  });
}

/** @param alongside conditions of the end. @throws ChangedMeanwhile if it has ended since it was read */
export async function endKey(
  key: LiveKey,
  actorId: string | undefined,
  now: Date,
  alongside: readonly table.TransactionStep[] = [],
): Promise<void> {
  await table.transact([
    ...alongside,
    table.remove(apiKey.key({ keyId: key.sk }), table.ifUnchanged(equals('hash', key.hash))),
    ...auditOf('ended', key, actorId, now),
  ]);
}

/** The name of a partner is that of an office or a company, so the audit may keep it. */
function auditOf(
  change: 'made' | 'ended',
  { sk: subject, organizationId, name: partner, scopes }: LiveKey,
  actorId: string | undefined,
  now: Date,
): table.TransactionStep[] {
  const states = (state: object) =>
    change === 'made' ? { before: {}, after: state } : { before: state, after: {} };
  const keyScopes = [...scopes];
  if (organizationId === undefined)
    return auditSteps(
      { action: `partner-key-${change}`, actorId, subject, ...states({ partner, keyScopes }) },
      now,
    );
  return auditSteps(
    { action: `api-key-${change}`, actorId, organizationId, subject, ...states({ keyScopes }) },
    now,
  );
}
