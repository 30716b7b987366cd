/**
 * Kinds of jobs: work that is put into a queue because it can reach many people or an outside service. Delivered at least once and in any
 * order: each is safe when it runs twice. An area defines its jobs in its `jobs.ts`.
 */
import type { QueueName } from '#shared/deployment/queues.ts';

/** One piece of work, as it lies in its queue. */
export interface Job {
  queue: QueueName;
  name: string;
  payload: unknown;
  /** How long it waits before it is run; up to 900. */
  delaySeconds?: number;
}

/** Of a job that does a part of a list, and is followed by itself. */
export interface FromCursor {
  /** Where the list is to be read on; absent at its beginning. */
  cursor?: Record<string, unknown>;
}

/** Only for the compiler: what a job of this kind is told. */
declare const PAYLOAD: unique symbol;

export interface JobDefinition<Payload> {
  readonly name: string;
  readonly queue: QueueName;
  readonly [PAYLOAD]?: Payload;
  of(payload: Payload, options?: Pick<Job, 'delaySeconds'>): Job;
}

/** The payload of a job of this kind. */
export type PayloadOf<Definition> = Definition extends { of(payload: infer Payload): unknown }
  ? Payload
  : never;

/** `defineJob<{ pledgeId: string }>()('sweep likes', 'jobs')`: the payload in a call of its own, as for `defineItem`. */
export function defineJob<Payload>() {
  return (name: string, queue: QueueName): JobDefinition<Payload> => ({
    name,
    queue,
    of: (payload, options) => ({ queue, name, payload, ...options }),
  });
}
