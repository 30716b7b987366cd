/** How areas follow the changes of items, their own and those of areas below them. */
import type { Change } from './change.ts';
import type { ItemDefinition } from './item.ts';

/** Does a bounded part, or puts a job into a queue; safe when it runs twice, late or after that of a later change. */
type Reaction = (change: Change) => Promise<void>;
/** The same, once for several changes of one item that come together, in their order. */
type ReactionToSeveral = (changes: readonly Change[]) => Promise<void>;

export interface Subscription {
  item: ItemDefinition<object>;
  /** A change whose reaction failed waits in a queue under this name. */
  name: string;
  isForSeveral: boolean;
  run: ReactionToSeveral;
}

/**
 * `on(claim, { mailClaim })`: runs `mailClaim` after each change of a claim.
 */
export function on(
  item: ItemDefinition<object>,
  reactions: Readonly<Record<string, Reaction>>,
): readonly Subscription[] {
  return Object.entries(reactions).map(([name, react]) => ({
    item,
    name,
    isForSeveral: false,
    async run(changes) {
      for (const change of changes) await react(change);
    },
  }));
}

/**
 * `onSeveral(listing, { keepIndexEntries })`: is given all changes of one item that come together at once.
 */
export function onSeveral(
  item: ItemDefinition<object>,
  reactions: Readonly<Record<string, ReactionToSeveral>>,
): readonly Subscription[] {
  return Object.entries(reactions).map(([name, run]) => ({ item, name, isForSeveral: true, run }));
}
