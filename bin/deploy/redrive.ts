/**
 * Retries the contents of a dead-letter queue. They are of three kinds: messages of a job queue, which go back there; whole events of a function;
 * and positions of table changes in the stream, which keeps the changes for a day.
 */
import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';

export interface Redrive {
  region: string;
  /** The URL of the dead-letter queue. */
  queueUrl: string;
  /** The function or job queue whose failures it holds. */
  source: { functionName: string } | { queueUrl: string };
  /** Only reports the contents. */
  dryRun: boolean;
  say(line: string): void;
}

const streamPosition = z.object({
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    streamArn: z.string(),
  }),
});

/** The most pages of the stream to read. */
const PAGES = 50;

/** Seconds for which a received message is hidden from other receivers. */
const HOLD = 120;

/** @returns the numbers of messages that were handled, and that failed again and stay in the queue */
export async function redrive(options: Redrive): Promise<{ handled: number; left: number }> {
  const sqs = new SQSClient({ region: options.region, useQueueUrlAsEndpoint: false });
  const seen = new Set<string>();
  const result = { handled: 0, left: 0 };
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: options.queueUrl,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 2,
        VisibilityTimeout: options.dryRun ? 5 : HOLD,
      }),
    );
    const fresh = Messages.filter(({ MessageId = '' }) => !seen.has(MessageId));
    if (fresh.length === 0) return result;
    for (const message of fresh) {
      seen.add(message.MessageId ?? '');
      if (await handle(sqs, message, options)) result.handled++;
      else result.left++;
    }
  }
}

async function handle(
  sqs: SQSClient,
  { MessageId, Body = '', ReceiptHandle }: Message,
  options: Redrive,
): Promise<boolean> {
  if (options.dryRun) {
    options.say(`${MessageId}: ${Body.slice(0, 300)}`);
    return false;
  }
  try {
    await handOn(sqs, Body, options);
    await sqs.send(new DeleteMessageCommand({ QueueUrl: options.queueUrl, ReceiptHandle }));
    options.say(`${MessageId}: handled.`);
    return true;
  } catch (error) {
    options.say(`${MessageId}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function handOn(sqs: SQSClient, body: string, { region, source }: Redrive): Promise<void> {
  if ('functionName' in source) await invoke(region, await workIn(body, region, source.functionName));
  else await sqs.send(new SendMessageCommand({ QueueUrl: source.queueUrl, MessageBody: body }));
}

interface Work {
  functionName: string;
  event: unknown;
}

async function workIn(body: string, region: string, functionName: string): Promise<Work> {
  const content: unknown = JSON.parse(body);
  const position = z.safeParse(streamPosition, content);
  if (!position.success) return { functionName, event: content };
  return { functionName, event: { Records: await readStream(position.data.DDBStreamBatchInfo, region) } };
}

/** @throws Error of one sentence when the stream no longer holds the changes */
async function readStream(
  position: z.infer<typeof streamPosition>['DDBStreamBatchInfo'],
  region: string,
): Promise<unknown[]> {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = position;
  const streams = new DynamoDBStreamsClient({ region });
  const end = BigInt(endSequenceNumber);
  const records: unknown[] = [];
  try {
    let { ShardIterator } = await streams.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: startSequenceNumber,
      }),
    );
    // A page can be empty although more follow.
    for (let page = 0; ShardIterator !== undefined && page < PAGES; page++) {
      const { Records = [], NextShardIterator } = await streams.send(
        new GetRecordsCommand({ ShardIterator }),
      );
      for (const record of Records) {
        const at = BigInt(record.dynamodb?.SequenceNumber ?? 0);
        if (at <= end) records.push({ ...asEvent(record), eventSourceARN: streamArn });
        if (at >= end) return records;
      }
      ShardIterator = NextShardIterator;
    }
    if (records.length === 0) throw new Error('The stream has no such changes any more.');
    return records;
  } catch (cause) {
    if (!(cause instanceof TrimmedDataAccessException)) throw cause;
    throw new Error('The changes are older than a day, and the stream keeps them no longer.', { cause });
  } finally {
    streams.destroy();
  }
}

/** Turns the dates of the client into seconds, as Lambda passes them. */
function asEvent(record: { dynamodb?: { ApproximateCreationDateTime?: Date } | undefined }): object {
  const { ApproximateCreationDateTime: at, ...rest } = record.dynamodb ?? {};
  return {
    ...record,
    dynamodb: { ...rest, ...(at && { ApproximateCreationDateTime: Math.floor(at.getTime() / 1000) }) },
  };
}

const failure = z.object({
  errorMessage: z.optional(z.string()),
  batchItemFailures: z.optional(z.array(z.unknown())),
});

/** Waits for the function to end, so that an event that fails again stays in the queue. */
async function invoke(region: string, { functionName, event }: Work): Promise<void> {
  const { Payload } = await new LambdaClient({ region }).send(
    new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(event) }),
  );
  const text = Payload?.transformToString() ?? '';
  const answer: unknown = text === '' ? null : JSON.parse(text);
  const parsed = z.safeParse(failure, answer);
  if (!parsed.success) return;
  const { errorMessage, batchItemFailures = [] } = parsed.data;
  if (errorMessage !== undefined) throw new Error(`failed again: ${errorMessage}`);
  if (batchItemFailures.length > 0) throw new Error('failed again: see the log of the function.');
}
