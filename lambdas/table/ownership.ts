/** Special cases of export and erasure: items of an area that need more than their definition. */
import type { Found, ItemDefinition, Key } from './item.ts';

/** Returns the ownership of an item that belongs to one person, or undefined for all others. */
export function ownershipOf(owner: ItemDefinition<object>['owner']) {
  return typeof owner === 'object' && 'list' in owner ? owner : undefined;
}

/** Makes the exported form of an item. The export always leaves out the keys. */
export interface Presenter {
  name: string;
  present(item: Key, userId: string): object | undefined;
}

export function presenter<Stored extends object>(
  { name, is }: ItemDefinition<Stored>,
  present: (item: Found<Stored>, userId: string) => object,
): Presenter {
  return { name, present: (item, userId) => (is(item) ? present(item, userId) : undefined) };
}

/** A section of the export from items of other people: the content that this person wrote in them. */
export interface Contribution {
  /** The name of the section in the account's export. */
  as: string;
  read(userId: string): Promise<object[]>;
}

/** Erases items of one person, at most half of a transaction's steps. May be interrupted and repeated. */
export interface Eraser {
  name: string;
  erase(items: readonly Key[], userId: string): Promise<void>;
}

export function eraser<Stored extends object>(
  { name, is }: ItemDefinition<Stored>,
  erase: (items: readonly Found<Stored>[], userId: string) => Promise<void>,
): Eraser {
  return { name, erase: (items, userId) => erase(items.filter(is), userId) };
}
