import type { DeviceTable } from '../device/device-table.ts';
import { announce } from './events.ts';

interface Entry {
  id: string;
  userId: string;
  /** Milliseconds since the epoch. */
  queuedAt: number;
}

/** A person's waiting entries on this device, by id. Every tab is notified of each change. */
export class DeviceQueue<E extends Entry> {
  readonly #table: DeviceTable<E>;
  readonly #toCurrent: (kept: E) => E;

  /** @param toCurrent converts an entry to the form of this app version, whichever version queued it */
  constructor(table: DeviceTable<E>, toCurrent: (kept: E) => E = (kept) => kept) {
    this.#table = table;
    this.#toCurrent = toCurrent;
  }

  /** Oldest first. */
  async ofUser(userId: string): Promise<E[]> {
    const kept = await this.#table.ofUser(userId);
    return kept.map(this.#toCurrent).sort((one, other) => one.queuedAt - other.queuedAt);
  }

  /** @returns undefined if there is none, or it is somebody else's */
  async get(userId: string, id: string): Promise<E | undefined> {
    const entry = await this.#table.get(id);
    return entry?.userId === userId ? this.#toCurrent(entry) : undefined;
  }

  /** Adds an entry, or replaces it. @returns whether it outlives this page */
  async put(entry: E): Promise<boolean> {
    const isKept = await this.#table.put(entry.id, entry);
    announce({ type: 'changed', userId: entry.userId });
    return isKept;
  }

  /** @returns the changed entry; undefined if it was discarded meanwhile */
  async change({ id, userId }: Pick<E, 'id' | 'userId'>, change: (entry: E) => E): Promise<E | undefined> {
    const changed = await this.#table.change(id, (kept) => change(this.#toCurrent(kept)));
    announce({ type: 'changed', userId });
    return changed;
  }

  async remove({ id, userId }: Pick<E, 'id' | 'userId'>): Promise<void> {
    await this.#table.delete(id);
    announce({ type: 'changed', userId });
  }
}
