import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface EventQueueOptions<T> {
  /** Keeps events until they are delivered. */
  file: string;
  /** Takes, as JSON lines, what could not be delivered. */
  deadLetterFile: string;
  deliver(event: T): Promise<unknown>;
  /** Milliseconds to wait before each repeat; as many repeats as there are waits. Lambda waits one minute and then two. */
  backOff?: readonly number[];
  now(): number;
  onError(message: string): void;
}

interface Entry<T> {
  id: string;
  event: T;
}

type Line<T> = Entry<T> | { done: string };

const CONCURRENT = 4;

/**
 * Lambda's queue of asynchronous events: each is delivered at least once, also when the process is killed in between, then repeated a few times
 * and at last put aside.
 */
export class EventQueue<T> {
  readonly #options: EventQueueOptions<T>;
  readonly #waiting: Entry<T>[];
  readonly #stopping = new AbortController();
  #running = 0;
  #whenIdle = Promise.withResolvers<void>();

  constructor(options: EventQueueOptions<T>) {
    this.#options = options;
    mkdirSync(dirname(options.file), { recursive: true });
    this.#waiting = unfinished<T>(options.file);
    // Rewritten at each start, so that it never grows beyond what one run adds.
    const fresh = `${options.file}.tmp`;
    writeFileSync(fresh, this.#waiting.map(toLine).join(''));
    renameSync(fresh, options.file);
    this.#pump();
  }

  /** Returns once the event would survive the end of this process. */
  push(event: T): void {
    const entry = { id: randomUUID(), event };
    appendFileSync(this.#options.file, toLine(entry));
    this.#waiting.push(entry);
    this.#pump();
  }

  /** Settles when nothing is waiting or on its way. */
  async idle(): Promise<void> {
    if (this.#running > 0 || this.#waiting.length > 0) await this.#whenIdle.promise;
  }

  /** What is on its way comes again at the next start. */
  stop(): void {
    this.#stopping.abort();
  }

  #pump(): void {
    while (this.#running < CONCURRENT && !this.#stopping.signal.aborted) {
      const entry = this.#waiting.shift();
      if (!entry) break;
      this.#running++;
      void this.#work(entry).finally(() => {
        this.#running--;
        this.#pump();
      });
    }
    if (this.#running === 0 && this.#waiting.length === 0) {
      this.#whenIdle.resolve();
      this.#whenIdle = Promise.withResolvers();
    }
  }

  async #work({ id, event }: Entry<T>): Promise<void> {
    const { file, deadLetterFile, now, onError } = this.#options;
    const error = await attempt(this.#options, event, this.#stopping.signal);
    if (this.#stopping.signal.aborted) return;
    if (error !== undefined) {
      const at = new Date(now()).toISOString();
      appendFileSync(deadLetterFile, `${JSON.stringify({ at, error, event })}\n`);
      onError(`An event was given up: ${error}`);
    }
    appendFileSync(file, toLine({ done: id }));
  }
}

/** Delivers, with repeats; the last failure's words when all of them failed. */
async function attempt<T>(
  { deliver, backOff = [1000, 4000] }: EventQueueOptions<T>,
  event: T,
  stopped: AbortSignal,
): Promise<string | undefined> {
  for (let repeat = 0; ; repeat++) {
    try {
      await deliver(event);
      return undefined;
    } catch (error) {
      const wait = backOff[repeat];
      if (wait === undefined || stopped.aborted) return String(error);
      await pause(wait, stopped);
    }
  }
}

function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopped.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function unfinished<T>(file: string): Entry<T>[] {
  if (!existsSync(file)) return [];
  const open = new Map<string, Entry<T>>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = parseLine<T>(text);
    if (!line) continue;
    if ('done' in line) open.delete(line.done);
    else open.set(line.id, line);
  }
  return [...open.values()];
}

/** A line that was cut off when the process was killed was never acknowledged to anyone. */
function parseLine<T>(text: string): Line<T> | undefined {
  try {
    return JSON.parse(text) as Line<T>;
  } catch {
    return undefined;
  }
}

function toLine<T>(line: Line<T>): string {
  return `${JSON.stringify(line)}\n`;
}
