import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventQueue, type EventQueueOptions } from '../sqs/event-queue.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'creel-queue-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const deadLetters = () => join(directory, 'given-up.jsonl');

const errors: string[] = [];
/** The queue's clock, in milliseconds since the epoch. */
let now = 0;

function openQueue(
  deliver: (event: string) => Promise<unknown>,
  pauses: Pick<EventQueueOptions<string>, 'pauseMs' | 'pausesByClock'> = {
    pauseMs: ({ receives }) => (receives < 3 ? 1 : undefined),
  },
): EventQueue<string> {
  errors.length = 0;
  return new EventQueue<string>({
    file: join(directory, 'events.jsonl'),
    deadLetterFile: deadLetters(),
    batchSize: 1,
    concurrency: 4,
    deliver: async (events) => {
      for (const { event } of events) await deliver(event);
      return [];
    },
    ...pauses,
    now: () => now,
    onError: (message) => errors.push(message),
  });
}

describe('a queue of events', () => {
  it('delivers each once when all goes well', async () => {
    const delivered: string[] = [];
    const queue = openQueue(async (event) => delivered.push(event));
    for (const event of ['a', 'b', 'c', 'd', 'e', 'f']) queue.push(event);
    await queue.idle();
    expect(delivered).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    openQueue(async (event) => delivered.push(event));
    expect(delivered).toHaveLength(6);
  });

  it('tries again, and is not idle meanwhile', async () => {
    let attempts = 0;
    const queue = openQueue(async () => {
      attempts++;
      if (attempts < 3) throw new Error('busy');
    });
    queue.push('a');
    await queue.idle();
    expect(attempts).toBe(3);
    expect(existsSync(deadLetters())).toBe(false);
  });

  it('keeps what is not due, also over a restart, and does not wait for it', async () => {
    const delivered: string[] = [];
    const first = openQueue(async (event) => delivered.push(event));
    first.pushDelayed({ event: 'later', delayMs: 120_000 }, { event: 'at once', delayMs: 0 });
    await first.idle();
    expect(delivered).toEqual(['at once']);
    first.stop();
    const second = openQueue(async (event) => delivered.push(event));
    now = 119_000;
    await second.idle();
    expect(delivered).toEqual(['at once']);
    now = 120_000;
    await new Promise(setImmediate);
    await second.idle();
    expect(delivered).toEqual(['at once', 'later']);
    second.stop();
    now = 0;
  });

  it('puts an event aside after three attempts and goes on with the next', async () => {
    const attempts: string[] = [];
    const queue = openQueue(async (event) => {
      attempts.push(event);
      if (event === 'bad') throw new Error('cannot');
    });
    queue.push('bad');
    queue.push('good');
    await queue.idle();
    expect(attempts.filter((event) => event === 'bad')).toHaveLength(3);
    expect(attempts).toContain('good');
    expect(JSON.parse(readFileSync(deadLetters(), 'utf8'))).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      error: 'Error: cannot',
      event: 'bad',
    });
    expect(errors).toEqual(['An event was given up: Error: cannot']);
  });

  it('delivers after a restart what was under way when the process was killed', async () => {
    const killed = openQueue(() => new Promise(() => undefined));
    killed.push('under way');
    const delivered: string[] = [];
    const restarted = openQueue(async (event) => delivered.push(event));
    await restarted.idle();
    expect(delivered).toEqual(['under way']);
  });

  it('neither loses nor puts aside what fails because everything stops', async () => {
    const failing = Promise.withResolvers<void>();
    const stopped = openQueue(() => failing.promise);
    stopped.push('a');
    stopped.stop();
    failing.reject(new Error('stopping'));
    await failing.promise.catch(() => undefined);
    const delivered: string[] = [];
    await openQueue(async (event) => delivered.push(event)).idle();
    expect(delivered).toEqual(['a']);
    expect(existsSync(deadLetters())).toBe(false);
  });
});

describe('a queue whose pauses run by its clock', () => {
  const MINUTE = 60_000;
  const pauses = { pauseMs: () => MINUTE, pausesByClock: true };

  it('tries again once the clock has moved, and is idle until then', async () => {
    let attempts = 0;
    const queue = openQueue(async () => {
      attempts++;
      if (attempts < 3) throw new Error('busy');
    }, pauses);
    queue.push('a');
    for (const expected of [1, 2, 3]) {
      await queue.idle();
      expect(attempts).toBe(expected);
      now += MINUTE;
    }
    expect(queue.unfinished).toBe(0);
    queue.stop();
  });

  it('leaves an event that was received more than three times out of the age of the oldest, as SQS does', async () => {
    const queue = openQueue(async () => {
      throw new Error('busy');
    }, pauses);
    queue.push('a');
    const ages: number[] = [];
    for (let time = 0; time < 5; time++) {
      await queue.idle();
      ages.push(queue.oldestAgeMs / MINUTE);
      now += MINUTE;
    }
    expect(ages).toEqual([0, 1, 2, 0, 0]);
    expect(queue.unfinished).toBe(1);
    queue.stop();
  });

  it('delivers nothing while the service is away, and everything afterwards', async () => {
    const delivered: string[] = [];
    const queue = openQueue(async (event) => delivered.push(event), pauses);
    queue.disturb('away');
    queue.push('a', 'b');
    await queue.idle();
    expect(delivered).toEqual([]);
    queue.disturb(undefined);
    await queue.idle();
    expect(delivered).toEqual(['a', 'b']);
  });

  it('counts a lost answer as a delivery, which comes again after its pause', async () => {
    const delivered: string[] = [];
    const queue = openQueue(async (event) => delivered.push(event), pauses);
    queue.disturb('lost answers');
    queue.push('a');
    await queue.idle();
    queue.disturb(undefined);
    await queue.idle();
    expect(delivered).toEqual([]);
    now += MINUTE;
    await queue.idle();
    expect(delivered).toEqual(['a']);
  });
});
