import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Queues } from '../sqs/index.ts';
import { serve } from './serve.ts';

const refusal = z.object({ __type: z.string() });

const directory = mkdtempSync(join(tmpdir(), 'creel-queues-'));
const queues = new Queues({
  queues: { jobs: { consumer: 'run-jobs', batchSize: 1, maxConcurrency: 1, maxReceives: 1 } },
  directory,
  region: 'us-east-1',
  invoke: async () => ({ batchItemFailures: [] }),
  longestPauseMs: 1,
  now: Date.now,
  onError: () => undefined,
});
const server = await serve((request, response) => queues.handle(request, response));
afterAll(async () => {
  queues.stop();
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('a call that the queues do not know', () => {
  it.each([
    ['AmazonSQS.PurgeQueue', '{"QueueUrl":"http://x/jobs"}', 'com.amazonaws.sqs#UnknownOperationException'],
    [
      'AmazonSQS.SendMessageTwice',
      '{"QueueUrl":"http://x/jobs"}',
      'com.amazonaws.sqs#UnknownOperationException',
    ],
    ['', '', 'com.amazonaws.sqs#UnknownOperationException'],
    ['AmazonSQS.SendMessage', 'no JSON', 'com.amazon.coral.service#SerializationException'],
    ['AmazonSQS.SendMessage', '{}', 'com.amazon.coral.service#SerializationException'],
    ['AmazonSQS.SendMessage', '{"QueueUrl":"http://x/none"}', 'com.amazonaws.sqs#QueueDoesNotExist'],
  ])('is refused as AWS does: %s %s', async (target, body, type) => {
    const response = await fetch(server.origin, {
      method: 'POST',
      headers: { 'x-amz-target': target },
      body,
    });
    expect([response.status, z.parse(refusal, await response.json()).__type]).toEqual([400, type]);
  });
});
