/** How an area exports and erases those of its items for which their definition is not enough. */
import type { Found, ItemDefinition, Key } from './item.ts';

/** The treatment of an item that belongs to one person; undefined for all others. */
export function ownershipOf(owner: ItemDefinition<object>['owner']) {
  return typeof owner === 'object' && 'list' in owner ? owner : undefined;
}

/** Makes the exported form of an item. An export leaves keys out in any case. */
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

/** A part of the export that stands in items of others: what this person wrote in them. */
export interface Contribution {
  /** The part of the account's export. */
  as: string;
  read(userId: string): Promise<object[]>;
}

/** Erases some items of one person, at most as many as half of a transaction takes. Interrupted or repeated, it ends the same. */
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
