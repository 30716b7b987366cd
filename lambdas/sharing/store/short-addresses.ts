/** Short addresses. They are made when somebody first shares a post, a landing or a fisherman, and exist as long as it does. */
import { randomInt } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { codesFor, namesFor, type ShortAddress, spaceOf } from '#shared/sharing/short-addresses.ts';
import { landing } from '../../landings/store/items.ts';
import { fishermanProfile } from '../../people/store/items.ts';
import { POST_ITEMS } from '../../posts/store/items.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { givenShortAddress, shortAddress } from './items.ts';

/** Something to share, with its owner. */
export interface OwnedShared extends Shared {
  ownerId: string;
  /** The public name of the fisherman. */
  name: string;
}

class Taken extends Error {}

/** @throws AppError `not_found` for an unknown address */
export async function findShortAddress({ space, name }: ShortAddress): Promise<Shared> {
  const found = await table.getItem(shortAddress.key({ space, name }));
  if (!found) throw new AppError('not_found');
  const { kind, id } = found;
  return { kind, id };
}

/** Returns the short address of a target; undefined before it was first shared. */
export async function givenTo({
  ownerId,
  id,
}: Pick<OwnedShared, 'ownerId' | 'id'>): Promise<ShortAddress | undefined> {
  return await table.getItem(givenShortAddress.key({ ownerId, id }), { consistent: true });
}

/**
 * Returns the target's short address, or makes one for it. @throws AppError `not_found` if the target is deleted
 * meanwhile
 */
export async function giveShortAddress(shared: OwnedShared): Promise<ShortAddress> {
  const names = shared.kind === 'fisherman' ? namesFor(shared.name, randomInt) : codesFor(randomInt);
  return await table.retry(async () => (await givenTo(shared)) ?? (await takeFirstFree(shared, names)));
}

async function takeFirstFree(shared: OwnedShared, names: readonly string[]): Promise<ShortAddress> {
  for (const name of names) {
    try {
      return await take(shared, name);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
    }
  }
  throw new AppError('conflict');
}

async function take({ kind, id, ownerId }: OwnedShared, name: string): Promise<ShortAddress> {
  const address = { space: spaceOf(kind), name };
  await table.transact([
    table.check(keyOf({ kind, id }), present, () => new AppError('not_found')),
    table.put(givenShortAddress.item({ ownerId, id }, address), table.ifUnchanged(absent)),
    table.put(
      shortAddress.item(address, { kind, id }),
      table.onlyIf(absent, () => new Taken()),
    ),
  ]);
  return address;
}

function keyOf({ kind, id }: Shared): table.Key {
  if (kind === 'fisherman') return fishermanProfile(id);
  return kind === 'landing' ? landing.key({ landingId: id }) : POST_ITEMS[kind].record.key({ postId: id });
}

/** Deletes the short address of a deleted target. */
export async function endShortAddress(shared: Pick<OwnedShared, 'ownerId' | 'id'>): Promise<void> {
  const given = await givenTo(shared);
  if (!given) return;
  const { space, name } = given;
  await table.transact([
    table.remove(givenShortAddress.key(shared)),
    table.remove(shortAddress.key({ space, name })),
  ]);
}
