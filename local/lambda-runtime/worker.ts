/** The thread of one function: loads its bundle as Lambda does and answers invocations. */
import { parentPort, workerData } from 'node:worker_threads';
import { followClock } from './clock.ts';
import {
  type AnswerMessage,
  FLUSH,
  type InvokeMessage,
  type LambdaError,
  type WorkerSettings,
} from './messages.ts';

const settings = workerData as WorkerSettings;
const realNow = Date.now;
followClock(settings.clock);

/** Lambda's limit for a synchronous answer, in bytes. */
const MAX_ANSWER_BYTES = 6 * 1024 * 1024;

type Handler = (event: unknown, context: object) => unknown;

// Loaded before the first message is read, as Lambda initialises before it invokes; a failure to load answers every invocation.
const loading: Promise<Handler> = import(settings.module).then((module: { handler?: Handler }) => {
  if (typeof module.handler === 'function') return module.handler;
  const error = new Error('index.handler is undefined or not exported');
  error.name = 'Runtime.HandlerNotFound';
  throw error;
});
loading.catch(() => undefined);

parentPort?.on('message', (message: InvokeMessage | typeof FLUSH) => {
  if (message === FLUSH) void flushed().then(() => parentPort?.postMessage(FLUSH));
  else void answer(message).then((reply) => parentPort?.postMessage(reply));
});

async function flushed(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  }
}

async function answer({ requestId, payload, deadline }: InvokeMessage): Promise<AnswerMessage> {
  let handler: Handler;
  try {
    handler = await loading;
  } catch (error) {
    return { requestId, error: describe(error), broken: true };
  }
  try {
    const result = JSON.stringify(await handler(JSON.parse(payload), contextOf(requestId, deadline)));
    if (result !== undefined && Buffer.byteLength(result) > MAX_ANSWER_BYTES)
      return tooLarge(requestId, result);
    return result === undefined ? { requestId } : { requestId, result };
  } catch (error) {
    return { requestId, error: describe(error) };
  }
}

function contextOf(requestId: string, deadline: number): object {
  const { name, memory, region } = settings;
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${region}:000000000000:function:${name}`,
    memoryLimitInMB: String(memory),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - realNow()),
  };
}

function tooLarge(requestId: string, result: string): AnswerMessage {
  const size = Buffer.byteLength(result);
  return {
    requestId,
    error: {
      errorType: 'Function.ResponseSizeTooLarge',
      errorMessage: `Response payload size (${size} bytes) exceeded maximum allowed payload size (${MAX_ANSWER_BYTES} bytes).`,
    },
  };
}

function describe(error: unknown): LambdaError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? '').split('\n'),
  };
}
