/**
 * The thread of one function: loads its bundle like Lambda and handles invocations. It is plain JavaScript, since
 * Node's TypeScript loader would take 12 MB in each of ten threads. messages.ts has the types of the messages.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./messages.ts').WorkerSettings} */
const settings = workerData;
const FLUSH = 'flush';
const realNow = Date.now;
followClock(settings.clock);

/** Lambda's limit for a synchronous response, in bytes. */
const MAX_ANSWER_BYTES = 6 * 1024 * 1024;

// Loaded before the first message is read, as Lambda initializes before it invokes. If loading fails, every invocation
// returns the error.
const loading = import(settings.module).then((module) => {
  if (typeof module.handler === 'function') return module.handler;
  const error = new Error('index.handler is undefined or not exported');
  error.name = 'Runtime.HandlerNotFound';
  throw error;
});
loading.catch(() => undefined);

parentPort?.on('message', (message) => {
  if (message === FLUSH) void flushed().then(() => parentPort?.postMessage(FLUSH));
  else void answer(message).then((reply) => parentPort?.postMessage(reply));
});

async function flushed() {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve));
  }
}

/**
 * @param {import('./messages.ts').InvokeMessage} message
 * @returns {Promise<import('./messages.ts').AnswerMessage>}
 */
async function answer({ requestId, payload, deadline }) {
  let handler;
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

function contextOf(requestId, deadline) {
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

function tooLarge(requestId, result) {
  const size = Buffer.byteLength(result);
  return {
    requestId,
    error: {
      errorType: 'Function.ResponseSizeTooLarge',
      errorMessage: `Response payload size (${size} bytes) exceeded maximum allowed payload size (${MAX_ANSWER_BYTES} bytes).`,
    },
  };
}

function describe(error) {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? '').split('\n'),
  };
}

/** Makes this thread's `Date` read the clock that it shares with the cloud. */
function followClock(shared) {
  const offset = new BigInt64Array(shared);
  const RealDate = Date;
  const now = () => RealDate.now() + Number(Atomics.load(offset, 0));
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
