/** Lets areas react to changes of items, their own and those of areas below them. */
import type { Change } from './change.ts';
import type { ItemDefinition } from './item.ts';

/** Does bounded work or adds a job to a queue. It must be safe to run twice, late, or out of order. */
type Reaction = (change: Change) => Promise<void>;
/** Like `Reaction`, called once for several changes of one item that arrive together, in order. */
type ReactionToSeveral = (changes: readonly Change[]) => Promise<void>;

export interface Subscription {
  item: ItemDefinition<object>;
  /** A change whose reaction failed waits in a queue under this name. */
  name: string;
  isForSeveral: boolean;
  run: ReactionToSeveral;
}

/** `on(claim, { mailClaim })`: runs `mailClaim` after each change of a claim. */
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

/** `onSeveral(listing, { keepIndexEntries })`: runs it once for changes of one item that arrive together. */
export function onSeveral(
  item: ItemDefinition<object>,
  reactions: Readonly<Record<string, ReactionToSeveral>>,
): readonly Subscription[] {
  return Object.entries(reactions).map(([name, run]) => ({ item, name, isForSeveral: true, run }));
}
