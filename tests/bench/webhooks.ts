/**
 * How long events wait while others' receivers are dead. Time is virtual, since no machine of ours sends a thousand requests a second. The rules,
 * pauses and sizes of queues are the product's; the length of each step is assumed.
 */
import { nextAttemptAt } from '#lambdas/webhooks/pauses.ts';
import { changesAfter } from '#lambdas/webhooks/record-turn.ts';
import type { StoredWebhook } from '#lambdas/webhooks/store/items.ts';
import { chooseEvents } from '#lambdas/webhooks/take-turn.ts';
import { QUEUES, type QueueDefinition, type QueueName } from '#shared/deployment/queues.ts';
import { MINUTE } from '#shared/limits.ts';
import { RECEIVER_TIMEOUT_MS } from '#shared/webhooks/limits.ts';
import { type Bench, percentile, say, sized } from './bench.ts';

const WEBHOOKS = sized(1_000, 10);
/** One of so many never answers, from the beginning on: the worst time, since none of them rests yet. */
const DEAD_IS_ONE_OF = 10;
const EVENTS_EVERY_MS = 1_000;
const LENGTH_MS = sized(5 * MINUTE, 10_000);
const TICK_MS = 10;

/** Assumed: until a function has a message, until it has read and written the table, and until a receiver has answered. */
const RECEIVE_MS = 50;
const TABLE_MS = 50;
const answerMs = (at: number) => 100 + (at % 20) * 10;

interface WaitingEvent {
  subject: string;
  dueAt: number;
  madeAt: number;
  attempts: number;
}

type Receiver = Pick<StoredWebhook, 'failures' | 'failingSince' | 'restsUntil'> & {
  isDead: boolean;
  waiting: WaitingEvent[];
  isInTurn: boolean;
};

export const measureWebhooks: Bench = async function* () {
  const { delays, late } = run();
  say(`  ${delays.length} events arrived, the median after ${percentile(delays, 0.5)} ms; ${late} after 5 s`);
  yield { name: 'webhooks.others-delay.p99', value: percentile(delays, 0.99) / 1000 };
};

/** @returns milliseconds from each event of a live receiver until its answer */
function run(): { delays: number[]; late: number } {
  const clock = new VirtualClock();
  const delays: number[] = [];
  const turns = new VirtualQueue<{ receiver: Receiver; results?: Result[] }>(clock, 'webhook-turns');
  const requests = new VirtualQueue<{ receiver: Receiver; events: WaitingEvent[] }>(clock, 'webhooks');

  turns.handle = ({ receiver, results }) => {
    if (results) record(receiver, results, clock.now);
    const rest = (receiver.restsUntil ?? 0) - clock.now;
    if (rest > 0 && results) clock.in(rest, () => turns.send({ receiver }));
    if (rest > 0 || receiver.isInTurn) return TABLE_MS;
    const { messages } = chooseEvents(receiver.waiting, clock.now);
    if (messages.length > 0) {
      receiver.isInTurn = true;
      clock.in(TABLE_MS, () => requests.send({ receiver, events: messages }));
    }
    return TABLE_MS;
  };

  requests.handle = ({ receiver, events }) => {
    const results: Result[] = [];
    let took = 0;
    for (const event of events) {
      took += receiver.isDead ? RECEIVER_TIMEOUT_MS : answerMs(event.madeAt / TICK_MS);
      results.push({ event, outcome: receiver.isDead ? 'failed' : 'delivered' });
      if (receiver.isDead) break;
      delays.push(clock.now + took - event.madeAt);
    }
    clock.in(took, () => turns.send({ receiver, results }));
    return took;
  };

  for (let index = 0; index < WEBHOOKS; index++) {
    const isDead = index % DEAD_IS_ONE_OF === 0;
    const receiver: Receiver = { isDead, waiting: [], isInTurn: false };
    const firstAt = Math.floor((index * EVENTS_EVERY_MS) / WEBHOOKS / TICK_MS) * TICK_MS;
    for (let at = firstAt; at < LENGTH_MS; at += EVENTS_EVERY_MS) {
      clock.in(at, () => {
        receiver.waiting.push({ subject: String(at), dueAt: at, madeAt: at, attempts: 0 });
        turns.send({ receiver });
      });
    }
  }
  clock.runUntil(LENGTH_MS + MINUTE);
  return { delays, late: delays.filter((each) => each > 5_000).length };
}

interface Result {
  event: WaitingEvent;
  outcome: 'delivered' | 'failed';
}

function record(receiver: Receiver, results: readonly Result[], now: number): void {
  for (const { event, outcome } of results) {
    event.attempts += 1;
    const next = outcome === 'failed' ? nextAttemptAt({ ...event, since: event.madeAt }, now) : undefined;
    if (next === undefined) receiver.waiting = receiver.waiting.filter((each) => each !== event);
    else event.dueAt = next;
  }
  Object.assign(receiver, changesAfter({ ...receiver, state: 'active' }, results, new Date(now)), {
    isInTurn: false,
  });
}

class VirtualClock {
  now = 0;
  readonly #due = new Map<number, (() => void)[]>();

  /** Calls it after so many milliseconds, in whole ticks. */
  in(ms: number, what: () => void): void {
    const at = this.now + Math.max(Math.ceil(ms / TICK_MS), 1) * TICK_MS;
    const due = this.#due.get(at);
    if (due) due.push(what);
    else this.#due.set(at, [what]);
  }

  runUntil(end: number): void {
    for (; this.now <= end; this.now += TICK_MS) {
      for (const what of this.#due.get(this.now) ?? []) what();
      this.#due.delete(this.now);
    }
  }
}

/** A queue with the function that it calls: as many calls at a time, and messages in one, as the product's. */
class VirtualQueue<Message> {
  /** @returns the milliseconds that it takes */
  handle: (message: Message) => number = () => 0;
  readonly #messages: Message[] = [];
  readonly #clock: VirtualClock;
  readonly #batchSize: number;
  #free: number;

  constructor(clock: VirtualClock, name: QueueName) {
    const { batchSize, maxConcurrency = Number.POSITIVE_INFINITY }: QueueDefinition = QUEUES[name];
    this.#clock = clock;
    this.#batchSize = batchSize;
    this.#free = maxConcurrency;
  }

  send(message: Message): void {
    this.#clock.in(RECEIVE_MS, () => {
      this.#messages.push(message);
      this.#deliver();
    });
  }

  /** A call ends with the slowest of its messages. */
  #deliver(): void {
    while (this.#free > 0 && this.#messages.length > 0) {
      this.#free -= 1;
      const took = this.#messages.splice(0, this.#batchSize).map((each) => this.handle(each));
      this.#clock.in(Math.max(...took), () => {
        this.#free += 1;
        this.#deliver();
      });
    }
  }
}
