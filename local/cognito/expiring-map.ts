/** Remembers each key for a fixed time after it was last set, and at most `capacity` of them: the oldest go first. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAt: number }>();
  readonly #lifetime: number;
  readonly #now: () => number;
  readonly #capacity: number;

  /** `lifetime` and what `now` gives are milliseconds. */
  constructor(lifetime: number, now: () => number, capacity = 10_000) {
    this.#lifetime = lifetime;
    this.#now = now;
    this.#capacity = capacity;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > this.#now() ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: this.#now() + this.#lifetime });
    this.#sweep();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #sweep(): void {
    for (const [key, { expiresAt }] of this.#entries) {
      if (expiresAt > this.#now() && this.#entries.size <= this.#capacity) return;
      this.#entries.delete(key);
    }
  }
}
