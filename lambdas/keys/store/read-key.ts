/** Checks a key on each call, so that an ended key is refused at once. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { keyIdIn } from '#shared/keys/key-form.ts';
import { KEY_LIFETIME } from '#shared/limits.ts';
import { keyRefused } from '#words/keys/rules.ts';
import type { ReadKey } from '../../core/call.ts';
import { siteDayOf } from '../../core/day-of.ts';
import { organizationMember } from '../../organizations/store/items.ts';
import { membership, tombstone } from '../../people/store/items.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { apiKey, type StoredKey } from './items.ts';

/**
 * A plain hash is enough: a secret of 190 random bits can't be found by trying, as a password can.
 */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Whether it has ended because it was not used. The table deletes it some time later. */
export const isOver = ({ expiresAt }: Pick<StoredKey, 'expiresAt'>, now: Date): boolean =>
  1000 * expiresAt <= now.getTime();

const refused = () => new AppError('not_signed_in', keyRefused);

/** Returns the stored key if it is genuine and has not ended. */
export async function findKey(key: string, now: Date): Promise<table.Found<StoredKey> | undefined> {
  const keyId = keyIdIn(key);
  if (keyId === undefined) return undefined;
  const found = await table.getItem(apiKey.key({ keyId }), { consistent: true });
  if (!found || isOver(found, now)) return undefined;
  return timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(found.hash)) ? found : undefined;
}

/** The record of the role in which it was made. */
const roleOf = ({ organizationId, madeBy: userId }: StoredKey) =>
  organizationId === undefined
    ? membership.key({ userId, group: 'admin' })
    : organizationMember.key({ userId, organizationId });

/**
 * Returns for each key why it is refused, undefined if it works. A key works as long as the person who made it is still
 * a coordinator of the organization, or for a partner an administrator.
 */
export async function refusalsOf(keys: readonly StoredKey[]): Promise<(AppError | undefined)[]> {
  const makers = keys.map(({ madeBy: userId }) => ({ userId }));
  const [roles, suspended, deleted] = await table.getGroups([
    keys.map(roleOf),
    makers.map(suspension.key),
    makers.map(tombstone.key),
  ]);
  return keys.map((_, index) => {
    const role = roles[index];
    const isInRole = role && ('group' in role || role.role === 'coordinator');
    if (!isInRole || deleted[index]) return refused();
    return suspended[index] && new AppError('suspended');
  });
}

export const readKey: ReadKey = async (key, now) => {
  const found = await findKey(key, now);
  if (!found) throw refused();
  const [refusal] = await refusalsOf([found]);
  if (refusal) throw refusal;
  await recordUse(found, now);
  const { sk: keyId, organizationId, madeBy, scopes } = found;
  return { keyId, organizationId, madeBy, scopes };
};

/** At most one write per day and key. */
async function recordUse(found: table.Found<StoredKey>, now: Date): Promise<void> {
  const today = siteDayOf(now.getTime());
  if (found.lastUsedOn === today) return;
  const set = { lastUsedOn: today, expiresAt: table.expiryAfter(KEY_LIFETIME, now) };
  // The key may have been ended since it was read.
  await table.writeIf(
    table.update(apiKey.key({ keyId: found.sk }), { set }, table.onlyIf(equals('hash', found.hash))),
  );
}
