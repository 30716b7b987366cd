import { setTimeout as sleep } from 'node:timers/promises';
import { Checkpoint } from './checkpoint.ts';
import { type Delivery, deliverBatch } from './deliver.ts';
import { StreamReader } from './stream-reader.ts';

export interface StreamOptions extends Delivery {
  endpoint: string;
  tableName: string;
  /**
   * The file with the position of the delivery. It is created if it is missing, and then the whole stream is delivered.
   */
  checkpointFile: string;
}

export interface StreamFollower {
  /** Ends after the current batch. Failed records are delivered again at the next start. */
  stop(): Promise<void>;
  /**
   * Resolves when everything written before the call has been delivered, and everything that these deliveries wrote in
   * turn. An external endpoint can be late to show a write in its stream; such a write is not waited for.
   */
  idle(): Promise<void>;
  /**
   * Makes the follower poll soon, because something may have been written. Without it, the polls become less frequent
   * while nothing is delivered.
   */
  expectChanges(): void;
}

/** The number of records per call, as in the stack. */
const batchSize = 100;
const pollMs = 50;
const longestQuietPauseMs = 800;
const shardRefreshMs = 10_000;
const longestOutagePauseMs = 2000;

const outagePauseMs = (outages: number) => Math.min(pollMs * 2 ** outages, longestOutagePauseMs);
const quietPauseMs = (rounds: number) => Math.min(pollMs * 2 ** rounds, longestQuietPauseMs);

/** Delivers a table's stream like an event source mapping: in order within each shard, each record at least once. */
export function followStream(options: StreamOptions): StreamFollower {
  const follower = new Follower(options);
  const ended = follower.run();
  return {
    stop: async () => {
      follower.stop();
      await ended;
    },
    idle: () => follower.idle(),
    expectChanges: () => follower.expectChanges(),
  };
}

interface OpenStream {
  readonly arn: string;
  readonly checkpoint: Checkpoint;
  /** The next position by shard, in the order in which shards are read. */
  readonly positions: Map<string, string>;
  readonly openedAt: number;
}

class Follower {
  readonly #options: StreamOptions;
  readonly #reader: StreamReader;
  readonly #stopping = new AbortController();
  #stream: OpenStream | undefined;
  #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  /** Rounds since something was delivered or expected. */
  #quietRounds = 0;
  #wake = () => {};

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#reader = new StreamReader(options.endpoint, options.tableName);
  }

  stop(): void {
    this.#stopping.abort();
    this.#wake();
  }

  idle(): Promise<void> {
    if (this.#stopping.signal.aborted) return Promise.reject(new Error('The stream is no longer followed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#wake();
    });
  }

  expectChanges(): void {
    if (this.#quietRounds === 0) return;
    this.#quietRounds = 0;
    setTimeout(() => this.#wake(), pollMs).unref();
  }

  async run(): Promise<void> {
    let outages = 0;
    while (!this.#stopping.signal.aborted) {
      // Only calls made before the round began can be sure that the round saw their writes.
      const asked = this.#waiting.splice(0);
      try {
        this.#quietRounds++;
        await this.#deliverAll();
        outages = 0;
        // A delivery may have written more, which the next round delivers.
        if (this.#quietRounds === 0) this.#waiting.unshift(...asked);
        else for (const { resolve } of asked) resolve();
      } catch (error) {
        this.#waiting.unshift(...asked);
        this.#stream = undefined;
        outages += 1;
        if (!this.#stopping.signal.aborted) this.#options.onFailure?.(error, [], false);
      }
      if (!this.#stopping.signal.aborted && (this.#waiting.length === 0 || outages > 0)) {
        await this.#pause(outages > 0 ? outagePauseMs(outages) : quietPauseMs(this.#quietRounds));
      }
    }
    for (const { reject } of this.#waiting) reject(new Error('The stream is no longer followed'));
    this.#reader.close();
  }

  /** One round: reads every shard until it has no more full pages, and the successors of shards that end. */
  async #deliverAll(): Promise<void> {
    let stream = await this.#openOrKeep(shardRefreshMs);
    for (let endedShards = true; endedShards; ) {
      endedShards = false;
      for (const shardId of [...stream.positions.keys()]) {
        if (await this.#deliverShard(stream, shardId)) endedShards = true;
      }
      if (endedShards) stream = await this.#openOrKeep(0);
    }
  }

  /** The stream and its shards, at most `maxAgeMs` old. */
  async #openOrKeep(maxAgeMs: number): Promise<OpenStream> {
    const present = this.#stream;
    if (present && Date.now() - present.openedAt < maxAgeMs) return present;
    const opened = await this.#open(present);
    this.#stream = opened;
    return opened;
  }

  /** Returns true if the shard is closed and delivered. */
  async #deliverShard(stream: OpenStream, shardId: string): Promise<boolean> {
    const { arn, checkpoint, positions } = stream;
    for (;;) {
      this.#stopping.signal.throwIfAborted();
      const page = await this.#reader.read(arn, positions.get(shardId) ?? '', batchSize);
      if (page.records.length > 0) this.#quietRounds = 0;
      await deliverBatch(
        this.#options,
        page.records,
        async ({ dynamodb }) => checkpoint.advance(shardId, dynamodb?.SequenceNumber ?? ''),
        this.#stopping.signal,
      );
      if (page.next === undefined) {
        positions.delete(shardId);
        await checkpoint.finish(shardId);
        return true;
      }
      positions.set(shardId, page.next);
      if (page.records.length < batchSize) return false;
    }
  }

  async #open(present: OpenStream | undefined): Promise<OpenStream> {
    const arn = await this.#reader.findStream();
    const known = present?.arn === arn ? present : undefined;
    const checkpoint = known?.checkpoint ?? (await Checkpoint.open(this.#options.checkpointFile, arn));
    const shards = await this.#reader.listShards(arn);
    checkpoint.retain(shards.map(({ ShardId = '' }) => ShardId));
    const unfinished = new Set(
      shards.map(({ ShardId = '' }) => ShardId).filter((id) => !checkpoint.isFinished(id)),
    );
    const positions = new Map<string, string>();
    for (const { ShardId = '', ParentShardId = '' } of shards) {
      // Records of a shard must come after those of its parent shard.
      if (!unfinished.has(ShardId) || unfinished.has(ParentShardId)) continue;
      const position = known?.positions.get(ShardId) ?? (await this.#position(arn, ShardId, checkpoint));
      if (position !== undefined) positions.set(ShardId, position);
    }
    return { arn, checkpoint, positions, openedAt: Date.now() };
  }

  async #position(arn: string, shardId: string, checkpoint: Checkpoint): Promise<string | undefined> {
    try {
      return await this.#reader.position(arn, shardId, checkpoint.delivered(shardId));
    } catch (error) {
      // After a day the stream has dropped the next records. Delivering the remaining ones is better than nothing.
      if (!(error instanceof Error) || error.name !== 'TrimmedDataAccessException') throw error;
      checkpoint.forget(shardId);
      return this.#reader.position(arn, shardId, undefined);
    }
  }

  async #pause(ms: number): Promise<void> {
    const wake = new AbortController();
    this.#wake = () => wake.abort();
    await sleep(ms, undefined, { signal: wake.signal }).catch(() => {});
    this.#wake = () => {};
  }
}
