/**
 * Hands on again what was given up. Dead-letter queues hold three kinds of things: messages of a queue of jobs, which go back there; whole events
 * of a function; and of changes of the table only where they stand in its stream, which keeps them for a day.
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
  /** Of the dead-letter queue. */
  queueUrl: string;
  /** The function or queue of jobs whose failures it keeps. */
  source: { functionName: string } | { queueUrl: string };
  /** Only says what waits. */
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

/** Of the stream, at most. */
const PAGES = 50;

/** Seconds in which a message that is being handled is given to nobody else. */
const HOLD = 120;

/** @returns how many were handled; those that failed again stay in the queue */
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

/** @throws Error of one sentence when the stream keeps them no longer */
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
    // A page may be empty though there is more behind it.
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

/** The client turns times into dates; Lambda hands them over as seconds. */
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

/** Waits for the end, so that what fails again is not taken off the queue. */
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
