import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const fileSchema = z.object({
  streamArn: z.string(),
  /** The last sequence number that was delivered, by shard. */
  delivered: z.record(z.string(), z.string()),
  /** Closed shards that are completely delivered. */
  finished: z.array(z.string()),
});

/** How far a stream has been delivered, stored in a file so that delivery continues there after a restart. */
export class Checkpoint {
  readonly #file: string;
  readonly #streamArn: string;
  readonly #delivered: Map<string, string>;
  readonly #finished: Set<string>;

  private constructor(file: string, { streamArn, delivered, finished }: z.infer<typeof fileSchema>) {
    this.#file = file;
    this.#streamArn = streamArn;
    this.#delivered = new Map(Object.entries(delivered));
    this.#finished = new Set(finished);
  }

  /** A file of another stream, or an unreadable one, is ignored: delivery starts at the oldest record. */
  static async open(file: string, streamArn: string): Promise<Checkpoint> {
    await mkdir(dirname(file), { recursive: true });
    const kept = await read(file);
    const fresh = { streamArn, delivered: {}, finished: [] };
    return new Checkpoint(file, kept?.streamArn === streamArn ? kept : fresh);
  }

  delivered(shardId: string): string | undefined {
    return this.#delivered.get(shardId);
  }

  isFinished(shardId: string): boolean {
    return this.#finished.has(shardId);
  }

  async advance(shardId: string, sequenceNumber: string): Promise<void> {
    this.#delivered.set(shardId, sequenceNumber);
    await this.#save();
  }

  /** Forgets the shard's position, which the stream no longer has. Delivery starts at its oldest remaining record. */
  forget(shardId: string): void {
    this.#delivered.delete(shardId);
  }

  /** Drops the positions of shards that the stream no longer has. */
  retain(shardIds: readonly string[]): void {
    const gone = [...this.#delivered.keys(), ...this.#finished].filter((id) => !shardIds.includes(id));
    for (const id of gone) {
      this.#delivered.delete(id);
      this.#finished.delete(id);
    }
  }

  async finish(shardId: string): Promise<void> {
    this.#finished.add(shardId);
    await this.#save();
  }

  async #save(): Promise<void> {
    const content: z.infer<typeof fileSchema> = {
      streamArn: this.#streamArn,
      delivered: Object.fromEntries(this.#delivered),
      finished: [...this.#finished],
    };
    await writeFile(`${this.#file}.tmp`, JSON.stringify(content));
    await rename(`${this.#file}.tmp`, this.#file);
  }
}

async function read(file: string): Promise<z.infer<typeof fileSchema> | undefined> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
