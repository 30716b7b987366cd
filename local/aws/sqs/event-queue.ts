import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type QueuedEvent, toLine, unfinished } from './event-lines.ts';

export type { QueuedEvent };

export interface EventQueueOptions<T> {
  /** Stores events until they are delivered. */
  file: string;
  /** Receives undeliverable events as JSON lines. */
  deadLetterFile: string;
  /** Events per delivery. */
  batchSize: number;
  /** Concurrent deliveries. */
  concurrency: number;
  /** Returns the ids of failed events; rejects if all of them failed. */
  deliver(events: readonly QueuedEvent<T>[]): Promise<readonly string[]>;
  /** The delay after a failure; undefined if the event goes to the dead-letter file. */
  pauseMs(event: QueuedEvent<T>): number | undefined;
  /** Whether these delays run by the queue's clock. `idle` doesn't wait for such an event until it is due. */
  pausesByClock?: boolean;
  now(): number;
  onError(message: string): void;
}

/** How the service fails: it delivers nothing, or the answer with the delivered events is lost. */
export type Disturbance = 'away' | 'lost answers';

/**
 * A queue that survives the end of the process. Each event is delivered at least once, even if the process is killed in
 * between. Failed events are retried with delays, and finally go to the dead-letter file.
 */
export class EventQueue<T> {
  readonly #options: EventQueueOptions<T>;
  readonly #waiting: QueuedEvent<T>[] = [];
  /** Events that aren't due yet. */
  #delayed: QueuedEvent<T>[] = [];
  readonly #delays = new Set<NodeJS.Timeout>();
  readonly #pausing = new Map<NodeJS.Timeout, QueuedEvent<T>>();
  /** When each unfinished event was sent, by the queue's clock. */
  readonly #sentAt = new Map<QueuedEvent<T>, number>();
  #disturbance: Disturbance | undefined;
  #isStopped = false;
  #running = 0;
  #deliveries = 0;
  #whenIdle = Promise.withResolvers<void>();

  constructor(options: EventQueueOptions<T>) {
    this.#options = options;
    mkdirSync(dirname(options.file), { recursive: true });
    const kept = unfinished<T>(options.file);
    // Rewritten at each start, so that the file never has more than one run's additions.
    const fresh = `${options.file}.tmp`;
    writeFileSync(fresh, kept.map(({ receives: _, ...line }) => toLine(line)).join(''));
    renameSync(fresh, options.file);
    this.#add(kept);
    // The code that opens the queue has to connect its receiver first.
    setImmediate(() => this.#pump());
  }

  /** The number of deliveries so far. */
  get deliveries(): number {
    return this.#deliveries;
  }

  /** Returns once the events are stored. */
  push(...events: readonly T[]): void {
    this.#keep(events.map((event) => ({ id: randomUUID(), event })));
  }

  /** The same for events with a delay, by the queue's clock. */
  pushDelayed(...events: readonly { event: T; delayMs: number }[]): void {
    const now = this.#options.now();
    this.#keep(events.map(({ event, delayMs }) => ({ id: randomUUID(), event, dueAt: now + delayMs })));
  }

  /**
   * Resolves when no event is waiting, delayed by a failure, or being delivered. It doesn't wait for events that aren't
   * due; moving the clock ahead makes them due.
   */
  async idle(): Promise<void> {
    this.#release();
    if (!this.#isIdle()) await this.#whenIdle.promise;
  }

  /** Fails like this until it is called again. */
  disturb(disturbance: Disturbance | undefined): void {
    this.#disturbance = disturbance;
    this.#pump();
  }

  /** The number of events that are not done. */
  get unfinished(): number {
    return this.#sentAt.size;
  }

  /** The age of the oldest event, in milliseconds; like SQS, without those that were received more than three times. */
  get oldestAgeMs(): number {
    const times = [...this.#sentAt].flatMap(([{ receives }, at]) =>
      receives <= MOST_RECEIVES_OF_AGE ? [at] : [],
    );
    return times.length === 0 ? 0 : this.#options.now() - Math.min(...times);
  }

  /** Undelivered events are delivered again after the next start. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of [...this.#pausing.keys(), ...this.#delays]) clearTimeout(timer);
  }

  #keep(lines: readonly Omit<QueuedEvent<T>, 'receives'>[]): void {
    appendFileSync(this.#options.file, lines.map(toLine).join(''));
    this.#add(lines.map((line) => ({ ...line, receives: 0 })));
    this.#pump();
  }

  #add(entries: readonly QueuedEvent<T>[]): void {
    const now = this.#options.now();
    for (const entry of entries) {
      if (!this.#sentAt.has(entry)) this.#sentAt.set(entry, now);
      const delayMs = (entry.dueAt ?? 0) - now;
      if (delayMs <= 0) {
        this.#waiting.push(entry);
        continue;
      }
      this.#delayed.push(entry);
      // A timer can fire a moment too early.
      const timer = setTimeout(() => {
        this.#delays.delete(timer);
        this.#release();
      }, delayMs + 5);
      this.#delays.add(timer);
    }
  }

  /** Delivers the events that have become due. */
  #release(): void {
    const now = this.#options.now();
    const isDue = ({ dueAt = 0 }: QueuedEvent<T>) => dueAt <= now;
    this.#waiting.push(...this.#delayed.filter(isDue));
    this.#delayed = this.#delayed.filter((entry) => !isDue(entry));
    this.#pump();
  }

  #isIdle(): boolean {
    const isAway = this.#disturbance === 'away';
    return this.#running === 0 && (isAway || this.#waiting.length === 0) && this.#pausing.size === 0;
  }

  #pump(): void {
    const { batchSize } = this.#options;
    const concurrency = this.#disturbance === 'away' ? 0 : this.#options.concurrency;
    while (this.#running < concurrency && this.#waiting.length > 0 && !this.#isStopped) {
      this.#running++;
      this.#deliveries++;
      void this.#work(this.#waiting.splice(0, batchSize)).finally(() => {
        this.#running--;
        this.#pump();
      });
    }
    if (this.#isIdle()) {
      this.#whenIdle.resolve();
      this.#whenIdle = Promise.withResolvers();
    }
  }

  async #work(batch: readonly QueuedEvent<T>[]): Promise<void> {
    for (const entry of batch) entry.receives++;
    const isLost = this.#disturbance === 'lost answers';
    const { failed, error } = isLost
      ? allFailed(batch, 'the answer was lost')
      : await attempt(this.#options, batch);
    if (this.#isStopped) return;
    for (const entry of batch) {
      if (failed.has(entry.id)) this.#repeat(entry, error);
      else this.#finish(entry);
    }
  }

  #repeat(entry: QueuedEvent<T>, error: string): void {
    const pause = this.#options.pauseMs(entry);
    if (pause === undefined) {
      this.#giveUp(entry, error);
      return;
    }
    if (this.#options.pausesByClock) {
      entry.dueAt = this.#options.now() + pause;
      this.#add([entry]);
      return;
    }
    const timer = setTimeout(() => {
      this.#pausing.delete(timer);
      this.#waiting.push(entry);
      this.#pump();
    }, pause);
    this.#pausing.set(timer, entry);
  }

  #giveUp(entry: QueuedEvent<T>, error: string): void {
    const { deadLetterFile, now, onError } = this.#options;
    const line = { at: new Date(now()).toISOString(), error, event: entry.event };
    appendFileSync(deadLetterFile, `${JSON.stringify(line)}\n`);
    onError(`An event was given up: ${error}`);
    this.#finish(entry);
  }

  #finish(entry: QueuedEvent<T>): void {
    this.#sentAt.delete(entry);
    appendFileSync(this.#options.file, toLine({ done: entry.id }));
  }
}

/** SQS leaves events out of the age of the oldest that were received more often. */
const MOST_RECEIVES_OF_AGE = 3;

async function attempt<T>({ deliver }: EventQueueOptions<T>, batch: readonly QueuedEvent<T>[]) {
  try {
    return { failed: new Set(await deliver(batch)), error: 'reported as failed' };
  } catch (error) {
    return allFailed(batch, String(error));
  }
}

const allFailed = <T>(batch: readonly QueuedEvent<T>[], error: string) => ({
  failed: new Set(batch.map(({ id }) => id)),
  error,
});
