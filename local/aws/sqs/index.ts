/**
 * Stands in for SQS: stores messages from functions and delivers them to the consuming functions, in batches and with
 * delays. It supports the part of the JSON protocol that the functions use.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { type Disturbance, EventQueue, type QueuedEvent } from './event-queue.ts';

export type { Disturbance };

export interface QueueSettings {
  /** The function that receives its messages. */
  readonly consumer: string;
  /** Messages per call of the function. */
  readonly batchSize: number;
  /** Concurrent calls of the function. */
  readonly maxConcurrency: number;
  /** How often a message is received before it goes to the dead-letter queue. */
  readonly maxReceives: number;
}

export interface QueuesOptions {
  /** Queues by name. */
  queues: Readonly<Record<string, QueueSettings>>;
  /** The directory of messages that are not done yet. */
  directory: string;
  region: string;
  invoke(name: string, event: SQSEvent): Promise<unknown>;
  /**
   * The longest delay after a failure, whatever a function requests: nobody waits a quarter of an hour here.
   * Milliseconds.
   */
  longestPauseMs: number;
  /** Waits by the clock, and as long as functions request; without a request for this time, the visibility timeout. */
  visibilityTimeoutMs?: ((consumer: string) => number) | undefined;
  /** The longest delay before the first delivery, whatever a function requests; no maximum by default. Milliseconds. */
  longestDelayMs?: number | undefined;
  now(): number;
  onError(line: string): void;
}

const entry = z.object({
  Id: z.optional(z.string()),
  MessageBody: z.string(),
  DelaySeconds: z.optional(z.number()),
});
const call = z.object({
  QueueUrl: z.string(),
  Entries: z.optional(z.array(entry)),
  MessageBody: z.optional(z.string()),
  ReceiptHandle: z.optional(z.string()),
  VisibilityTimeout: z.optional(z.number()),
});
const batchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Concurrent calls of one function, because all functions share this machine. */
const MOST_AT_ONCE = 5;

/** The name of a queue's dead-letter queue. */
export const deadLettersOf = (name: string) => `${name}-given-up`;

const md5 = (body: string) => createHash('md5').update(body).digest('hex');

export class Queues {
  readonly #options: QueuesOptions;
  readonly #queues = new Map<string, EventQueue<string>>();
  /** Delays by receipt handle, which is the message's id here. Milliseconds. */
  readonly #pauses = new Map<string, number>();

  constructor(options: QueuesOptions) {
    this.#options = options;
    for (const [name, settings] of Object.entries(options.queues)) {
      this.#queues.set(name, this.#open(name, settings));
    }
  }

  /**
   * Handles a call of the SQS API: SendMessage, SendMessageBatch, ChangeMessageVisibility, and GetQueueAttributes for
   * dead-letter queues.
   */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const action = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
    const input = call.safeParse(readJson(await text(request)));
    const answer = input.success ? this.#answer(action, input.data) : undefined;
    const [status, body] = answer ? [200, answer] : [400, refusalOf(action, input.success)];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  }

  /** For events from services that aren't functions, which is only S3. */
  send(name: string, body: string): void {
    const queue = this.#queues.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    queue.push(body);
  }

  /** The number of batches delivered to functions so far. */
  get deliveries(): number {
    return [...this.#queues.values()].reduce((sum, { deliveries }) => sum + deliveries, 0);
  }

  /** Fails like this until it is called again. */
  disturb(disturbance: Disturbance | undefined): void {
    for (const queue of this.#queues.values()) queue.disturb(disturbance);
  }

  /** The state of each queue: the number of messages, and the age of the oldest as SQS reports it, in milliseconds. */
  waiting(): { name: string; messages: number; oldestAgeMs: number }[] {
    return [...this.#queues].map(([name, { unfinished, oldestAgeMs }]) => ({
      name,
      messages: unfinished,
      oldestAgeMs,
    }));
  }

  async idle(): Promise<void> {
    for (const queue of this.#queues.values()) await queue.idle();
  }

  /** The bodies of messages in the dead-letter queue, oldest first. */
  deadLetters(name: string): unknown[] {
    const file = this.#deadLetterFile(name);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return lines.map((line) => JSON.parse(JSON.parse(line).event));
  }

  stop(): void {
    for (const queue of this.#queues.values()) queue.stop();
  }

  #deadLetterFile(name: string): string {
    return join(this.#options.directory, `${deadLettersOf(name)}.jsonl`);
  }

  #open(name: string, settings: QueueSettings): EventQueue<string> {
    const { consumer, batchSize, maxConcurrency, maxReceives } = settings;
    const { directory, longestPauseMs, visibilityTimeoutMs, now, onError } = this.#options;
    const longest = visibilityTimeoutMs ? Number.POSITIVE_INFINITY : longestPauseMs;
    const usual = visibilityTimeoutMs?.(consumer) ?? longestPauseMs;
    return new EventQueue<string>({
      file: join(directory, `${name}.jsonl`),
      deadLetterFile: this.#deadLetterFile(name),
      batchSize,
      concurrency: Math.min(maxConcurrency, MOST_AT_ONCE),
      deliver: (messages) => this.#deliver(name, consumer, messages),
      pauseMs: ({ id, receives }) => {
        const asked = this.#pauses.get(id) ?? usual;
        this.#pauses.delete(id);
        return receives < maxReceives ? Math.min(asked, longest) : undefined;
      },
      pausesByClock: visibilityTimeoutMs !== undefined,
      now,
      onError,
    });
  }

  async #deliver(
    name: string,
    consumer: string,
    messages: readonly QueuedEvent<string>[],
  ): Promise<string[]> {
    const { invoke, region, now } = this.#options;
    const Records = messages.map((message) => toRecord(message, name, region, now()));
    const answer = batchResponse.parse(await invoke(consumer, { Records }));
    return answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  }

  #answer(action: string, input: z.infer<typeof call>): object | undefined {
    const called = input.QueueUrl.split('/').at(-1) ?? '';
    const queue = this.#queues.get(called);
    if (action === 'ChangeMessageVisibility') {
      this.#pauses.set(input.ReceiptHandle ?? '', 1000 * (input.VisibilityTimeout ?? 0));
      return {};
    }
    if (action === 'GetQueueAttributes') {
      const given = [...this.#queues.keys()].find((name) => deadLettersOf(name) === called);
      if (!given) return undefined;
      return { Attributes: { ApproximateNumberOfMessages: String(this.deadLetters(given).length) } };
    }
    const entries = input.Entries ?? [{ MessageBody: input.MessageBody ?? '' }];
    if (!queue || !action.startsWith('SendMessage') || !ACTIONS.includes(action)) return undefined;
    queue.pushDelayed(
      ...entries.map(({ MessageBody, DelaySeconds = 0 }) => ({
        event: MessageBody,
        delayMs: Math.min(1000 * DelaySeconds, this.#options.longestDelayMs ?? Number.POSITIVE_INFINITY),
      })),
    );
    const sent = entries.map(({ Id, MessageBody }) => ({
      Id,
      MessageId: crypto.randomUUID(),
      MD5OfMessageBody: md5(MessageBody),
    }));
    return action === 'SendMessageBatch' ? { Successful: sent, Failed: [] } : sent[0];
  }
}

function toRecord(
  { id, event: body, receives }: QueuedEvent<string>,
  name: string,
  awsRegion: string,
  now: number,
): SQSRecord {
  return {
    messageId: id,
    receiptHandle: id,
    body,
    md5OfBody: md5(body),
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: String(now),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(now),
    },
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${awsRegion}:000000000000:${name}`,
    awsRegion,
  };
}

/** Calls that real SQS supports too. */
const ACTIONS = ['SendMessage', 'SendMessageBatch', 'ChangeMessageVisibility', 'GetQueueAttributes'];

function refusalOf(action: string, isReadable: boolean): object {
  if (!ACTIONS.includes(action))
    return {
      __type: 'com.amazonaws.sqs#UnknownOperationException',
      message: 'The operation does not exist.',
    };
  return isReadable
    ? {
        __type: 'com.amazonaws.sqs#QueueDoesNotExist',
        message: 'The specified queue does not exist.',
      }
    : { __type: 'com.amazon.coral.service#SerializationException' };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
