/** Tables in this browser's IndexedDB. Each entry belongs to a person. */
import { type IDBPDatabase, openDB } from 'idb';

interface DeviceDatabase {
  /** The key path of each table: one field, or several. */
  tables: Readonly<Record<string, string | string[]>>;
  name: string;
}

/**
 * One table. Nothing here throws: entries that the database can't store are held in memory, so that the app keeps
 * working.
 * @param name one of the database's tables
 */
export class DeviceTable<Entry extends { userId: string }> {
  readonly #database: DeviceDatabase;
  readonly #name: string;
  /**
   * For a browser without free storage, or one that forbids storage, like some private windows. It is lost with the
   * page.
   */
  readonly #memory = new Map<string, Entry>();

  constructor(database: DeviceDatabase, name: string) {
    this.#database = database;
    this.#name = name;
  }

  async ofUser(userId: string): Promise<Entry[]> {
    const stored: Entry[] = await this.#using((database) =>
      database.getAllFromIndex(this.#name, 'userId', IDBKeyRange.only(userId)),
    ).catch(() => []);
    const held = [...this.#memory.values()].filter((entry) => entry.userId === userId);
    return [...stored.filter((entry) => !this.#memory.has(this.#keyOf(entry))), ...held];
  }

  #keyOf(entry: Entry): string {
    const fields: Readonly<Record<string, unknown>> = { ...entry };
    return String([this.#database.tables[this.#name]].flat().map((name) => fields[name ?? '']));
  }

  /** Whether the entry under this key outlives this page. */
  outlivesPage(key: IDBValidKey): boolean {
    return !this.#memory.has(String(key));
  }

  async get(key: IDBValidKey): Promise<Entry | undefined> {
    const held = this.#memory.get(String(key));
    return held ?? (await this.#using((database) => database.get(this.#name, key)).catch(() => undefined));
  }

  /** @returns whether it outlives this page */
  async put(key: IDBValidKey, entry: Entry): Promise<boolean> {
    try {
      await this.#using((database) => database.put(this.#name, entry));
      this.#memory.delete(String(key));
    } catch {
      this.#memory.set(String(key), entry);
    }
    return this.outlivesPage(key);
  }

  /** Changes an entry in one transaction. @returns undefined if the entry no longer exists */
  async change(key: IDBValidKey, change: (entry: Entry) => Entry): Promise<Entry | undefined> {
    const held = this.#memory.get(String(key));
    if (held) {
      const next = change(held);
      this.#memory.set(String(key), next);
      return next;
    }
    let next: Entry | undefined;
    await this.#using(async (database) => {
      const { store, done } = database.transaction(this.#name, 'readwrite');
      const entry: Entry | undefined = await store.get(key);
      next = entry && change(entry);
      await Promise.all([next && store.put(next), done]);
    }).catch(() => {
      // There is no room for it, so it continues in memory.
      if (next) this.#memory.set(String(key), next);
    });
    return next;
  }

  async delete(key: IDBValidKey): Promise<void> {
    this.#memory.delete(String(key));
    await this.#using((database) => database.delete(this.#name, key)).catch(() => undefined);
  }

  /** Each operation opens the database itself, so that no tab blocks another app version from changing its schema. */
  async #using<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const { name, tables } = this.#database;
    const database = await openDB(name, 1, {
      upgrade(fresh) {
        for (const [table, keyPath] of Object.entries(tables)) {
          fresh.createObjectStore(table, { keyPath }).createIndex('userId', 'userId');
        }
      },
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }
}
