/**
 * Kinds of jobs. A job is work that is queued because it can affect many people or uses an outside service. Jobs are
 * delivered at least once and in any order, so each must be safe to run twice. An area defines its jobs in its
 * `jobs.ts`.
 */
import type { QueueName } from '#shared/deployment/queues.ts';

/** One piece of work, as it is sent to its queue. */
export interface Job {
  queue: QueueName;
  name: string;
  payload: unknown;
  /** Seconds to wait before it runs, at most 900. */
  delaySeconds?: number;
}

/** Payload of a job that handles a part of a list and is followed by another one for the next part. */
export interface FromCursor {
  /** Position in the list to continue from; absent at the start. */
  cursor?: Record<string, unknown>;
}

/** Exists for the compiler only: the payload of this kind of job. */
declare const PAYLOAD: unique symbol;

export interface JobDefinition<Payload> {
  readonly name: string;
  readonly queue: QueueName;
  readonly [PAYLOAD]?: Payload;
  of(payload: Payload, options?: Pick<Job, 'delaySeconds'>): Job;
}

export type PayloadOf<Definition> = Definition extends { of(payload: infer Payload): unknown }
  ? Payload
  : never;

/** `defineJob<{ pledgeId: string }>()('sweep likes', 'jobs')`: two calls for the same reason as in `defineItem`. */
export function defineJob<Payload>() {
  return (name: string, queue: QueueName): JobDefinition<Payload> => ({
    name,
    queue,
    of: (payload, options) => ({ queue, name, payload, ...options }),
  });
}
