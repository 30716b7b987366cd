/** Notes what the local cloud's functions, queues and gateway do, as the metrics that AWS makes of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cloud } from '#local/cloud.ts';
import { type Metrics, ofAll, ofDeadLetters, ofFunction, ofQueue } from './alarms.ts';

export function noteAnswer(metrics: Metrics, at: number, status: number, ms: number): void {
  metrics.note(ofAll('Count'), 1, at);
  metrics.note(ofAll('5xx'), status >= 500 ? 1 : 0, at);
  metrics.note(ofAll('Latency'), ms, at);
}

export function noteInvocation(metrics: Metrics, at: number, name: string, isFailed: boolean): void {
  metrics.note(ofFunction('Errors', name), isFailed ? 1 : 0, at);
}

/** The time between a change and a call of the function with it. */
export function noteIteratorAge(metrics: Metrics, at: number, ageMs: number): void {
  metrics.note(ofFunction('IteratorAge', 'react-to-changes'), ageMs, at);
}

export function noteThrottled(metrics: Metrics, at: number): void {
  metrics.note(ofAll('ThrottledRequests'), 1, at);
}

export function noteQueues(
  metrics: Metrics,
  at: number,
  { queues }: Pick<Cloud, 'queues'>,
  hadBefore: ReadonlyMap<string, number>,
): void {
  for (const { name, oldestAgeMs } of queues.waiting()) {
    metrics.note(ofQueue('ApproximateAgeOfOldestMessage', name), oldestAgeMs / 1000, at);
    const dead = queues.deadLetters(name).length - (hadBefore.get(name) ?? 0);
    metrics.note(ofDeadLetters('ApproximateNumberOfMessagesVisible', name), dead, at);
  }
}

/** The counts that functions write into their logs since this time. */
export function noteCounts(metrics: Metrics, logDirectory: string, since: number): void {
  for (const file of readdirSync(logDirectory)) {
    for (const line of readFileSync(join(logDirectory, file), 'utf8').split('\n')) {
      if (!line.includes('"_aws"')) continue;
      const { _aws, ...counts } = JSON.parse(line);
      if (_aws.Timestamp < since) continue;
      for (const [name, count] of Object.entries(counts))
        if (typeof count === 'number') metrics.note(ofAll(name), count, _aws.Timestamp);
    }
  }
}
