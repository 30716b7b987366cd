import { dueItem } from '#lambdas/due/store/items.ts';
import type { Change } from '#lambdas/table/change.ts';
import { MINUTE } from '#shared/limits.ts';
import type { ReplayedHistory } from './replayed-history.ts';

/** The due work that is filed at present in a history. */
export class FiledWork {
  readonly #filed = new Map<string, { change: Change; at: number }>();

  note(change: Change): void {
    const due = dueItem.match(change.key);
    if (!due) return;
    const id = `${change.key.pk} ${change.key.sk}`;
    if (change.after) this.#filed.set(id, { change, at: Date.parse(due.minute) });
    else this.#filed.delete(id);
  }

  /**
   * Takes away the other work that is filed for this minute, for the one before it, which a run repeats, and until
   * `forMs` later. Then a run does this work alone.
   * @param minute milliseconds since the epoch
   * @returns a function that puts it back
   */
  takeAwayOthers(history: ReplayedHistory, { key }: Change, minute: number, forMs: number): () => void {
    const taken = [...this.#filed.values()].filter(
      ({ change, at }) =>
        (change.key.sk !== key.sk || at !== minute) && at >= minute - MINUTE && at <= minute + forMs,
    );
    for (const { change } of taken) history.note(change.key, undefined);
    return () => {
      for (const { change } of taken) history.note(change.key, change.after);
    };
  }
}
