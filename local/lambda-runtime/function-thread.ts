import { Worker } from 'node:worker_threads';
import { FunctionError } from './function-error.ts';
import type { FunctionLog } from './function-log.ts';
import { type AnswerMessage, FLUSH, type LambdaError, type WorkerSettings } from './messages.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: FunctionError): void;
  timer: NodeJS.Timeout;
}

export interface ThreadOptions {
  settings: WorkerSettings;
  environment: Readonly<Record<string, string>>;
  /** Seconds. */
  timeout: number;
  log: FunctionLog;
  /** A thread ends and frees its memory if it is not called for this long. */
  idleMs: number;
  /** The thread accepts no further invocations: it crashed, an invocation timed out, or it was idle. */
  onUnusable(): void;
}

const FLUSH_TIMEOUT_MS = 300;

/**
 * For each of ten threads. The more memory V8 has, the later it collects garbage: with a deployed function's memory,
 * the threads would hold several times what they use. This limits only the JavaScript heap, while Lambda counts
 * everything. New objects get V8's usual space: with half of it, rendering pages concurrently takes a fifth more
 * processor time, because objects are moved that are not yet garbage.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256 } as const;

/**
 * One function in a worker thread. Lambda gives each concurrent invocation its own environment. Here concurrent
 * invocations share one, because no handler may rely on state of a warm environment. A handler with request state in
 * module scope would fail here.
 */
export class FunctionThread {
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  readonly #waiting = new Map<string, Waiting>();
  #retired = false;
  #idleTimer: NodeJS.Timeout | undefined;
  /** Settles when the thread has ended. */
  readonly gone: Promise<void>;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), {
      name: options.settings.name,
      workerData: options.settings,
      env: { ...options.environment },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: HEAP_LIMITS,
    });
    options.log.follow(this.#worker.stdout, 'INFO');
    options.log.follow(this.#worker.stderr, 'WARN');
    this.#worker.on('message', (message: AnswerMessage | typeof FLUSH) => {
      if (message === FLUSH) void this.#worker.terminate();
      else this.#settle(message);
    });
    this.#worker.on('error', (error) => this.#fail(crash(error)));
    this.gone = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#fail({
          errorType: 'Runtime.ExitError',
          errorMessage: `Runtime exited with error: exit status ${code}`,
        });
        resolve();
      });
    });
  }

  invoke(requestId: string, payload: string): Promise<unknown> {
    const { timeout } = this.#options;
    clearTimeout(this.#idleTimer);
    const deadline = Date.now() + timeout * 1000;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timeOut(requestId), timeout * 1000);
      this.#waiting.set(requestId, { resolve, reject, timer });
      this.#worker.postMessage({ requestId, payload, deadline });
    });
  }

  /** Ends the thread if it is not called within its idle time. */
  #waitForCalls(): void {
    clearTimeout(this.#idleTimer);
    const end = () => {
      this.#options.onUnusable();
      this.retire();
    };
    this.#idleTimer = setTimeout(end, this.#options.idleMs).unref();
  }

  /** Lets running invocations end (each has a timeout) and then ends the thread. */
  retire(): void {
    this.#retired = true;
    if (this.#waiting.size === 0) this.#end();
  }

  async terminate(): Promise<void> {
    this.#retired = true;
    this.#end();
    await this.gone;
  }

  /** Lets the thread write its log, unless it is too busy to respond. */
  #end(): void {
    clearTimeout(this.#idleTimer);
    this.#worker.postMessage(FLUSH);
    const overdue = setTimeout(() => void this.#worker.terminate(), FLUSH_TIMEOUT_MS);
    void this.gone.then(() => clearTimeout(overdue));
  }

  #settle({ requestId, result, error, broken }: AnswerMessage): void {
    const waiting = this.#take(requestId);
    if (broken && !this.#retired) {
      this.#options.onUnusable();
      this.retire();
    }
    if (error) {
      this.#options.log.write(
        'ERROR',
        [`Invoke Error ${error.errorMessage}`, ...(error.trace ?? [])].join('\n'),
      );
      waiting?.reject(this.#failure(error));
    } else waiting?.resolve(result === undefined ? null : JSON.parse(result));
  }

  #timeOut(requestId: string): void {
    const seconds = this.#options.timeout.toFixed(2);
    const error = this.#failure({
      errorType: 'Sandbox.Timedout',
      errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`,
    });
    this.#options.log.write('ERROR', error.message);
    // Lambda stops an environment whose invocation timed out. Here other running invocations continue in the old
    // thread.
    this.#options.onUnusable();
    const waiting = this.#take(requestId);
    waiting?.reject(error);
    this.retire();
  }

  #fail(answer: LambdaError): void {
    if (!this.#retired) {
      this.#retired = true;
      this.#options.log.write('ERROR', `${answer.errorType}: ${answer.errorMessage}`);
      this.#options.onUnusable();
    }
    for (const requestId of [...this.#waiting.keys()]) this.#take(requestId)?.reject(this.#failure(answer));
  }

  #take(requestId: string): Waiting | undefined {
    const waiting = this.#waiting.get(requestId);
    if (waiting) clearTimeout(waiting.timer);
    this.#waiting.delete(requestId);
    if (this.#waiting.size === 0) {
      if (this.#retired) this.#end();
      else this.#waitForCalls();
    }
    return waiting;
  }

  #failure(answer: LambdaError): FunctionError {
    return new FunctionError(this.#options.settings.name, answer);
  }
}

function crash(error: unknown): LambdaError {
  if (!(error instanceof Error))
    return { errorType: 'Runtime.UncaughtException', errorMessage: String(error) };
  const trace = (error.stack ?? '').split('\n');
  return { errorType: `Runtime.${error.name}`, errorMessage: error.message, trace };
}
