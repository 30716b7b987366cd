import { dueItem } from '#lambdas/due/store/items.ts';
import type { Change } from '#lambdas/table/change.ts';
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
   * Takes away what is filed after this time and until `forMs` later, which a run without failures does not reach.
   * @returns a function that puts it back
   */
  takeAway(history: ReplayedHistory, after: number, forMs: number): () => void {
    const taken = [...this.#filed.values()].filter(({ at }) => at > after && at <= after + forMs);
    for (const { change } of taken) history.note(change.key, undefined);
    return () => {
      for (const { change } of taken) history.note(change.key, change.after);
    };
  }
}
