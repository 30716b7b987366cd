import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from './clock.ts';
import { PayloadTooLarge } from './function-error.ts';
import { type FunctionLog, openFunctionLog } from './function-log.ts';
import { FunctionThread } from './function-thread.ts';

/** Bytes: Lambda's limit for a synchronous event. */
const MAX_EVENT_BYTES = 6 * 1024 * 1024;

/** A function as lambdas/functions.ts declares it. */
export interface FunctionSettings {
  /** Names of the product's variables it reads; it sees no others. */
  environment: readonly string[];
  /** Seconds. */
  timeout: number;
  /** MiB. */
  memory: number;
}

export interface RuntimeOptions {
  functions: Readonly<Record<string, FunctionSettings>>;
  /** Holds `<name>/index.mjs` of each function. */
  directory: string;
  logDirectory: string;
  region: string;
  /** Values of the product's variables; each function gets those its settings name. */
  productEnvironment: Readonly<Record<string, string>>;
  /** Given to every function: credentials and the addresses of services. */
  awsEnvironment: Readonly<Record<string, string>>;
  clock: Clock;
  onError(line: string): void;
}

export interface LambdaRuntime {
  /** Whether the function is known and built. */
  has(name: string): boolean;
  /**
   * Invokes and waits for the answer.
   * @throws FunctionError when the function fails, PayloadTooLarge when the event has more than 6 MiB
   */
  invoke(name: string, event: unknown, requestId?: string): Promise<unknown>;
  /** Starts a function's thread before it is needed. */
  warmUp(name: string): void;
  /** The next invocation loads the bundle anew; those in flight end in the old one. */
  reload(name: string): void;
  stop(): Promise<void>;
}

/** Runs bundles as Lambda does, each function in a thread of its own with its own environment. */
export function createLambdaRuntime(options: RuntimeOptions): LambdaRuntime {
  const threads = new Map<string, FunctionThread>();
  const logs = new Map<string, FunctionLog>();
  const retiring = new Set<FunctionThread>();

  const logOf = (name: string) => {
    const log = logs.get(name) ?? openFunctionLog(options.logDirectory, name, options.onError);
    logs.set(name, log);
    return log;
  };

  const leave = (thread: FunctionThread) => {
    retiring.add(thread);
    void thread.gone.then(() => retiring.delete(thread));
  };

  const threadOf = (name: string): FunctionThread => {
    const present = threads.get(name);
    if (present) return present;
    const thread: FunctionThread = startThread(options, name, logOf(name), () => {
      if (threads.get(name) === thread) threads.delete(name);
      leave(thread);
    });
    threads.set(name, thread);
    return thread;
  };

  return {
    has: (name) => name in options.functions && existsSync(bundleOf(options, name)),
    async invoke(name, event, requestId = randomUUID()) {
      const payload = JSON.stringify(event);
      if (Buffer.byteLength(payload) > MAX_EVENT_BYTES) {
        throw new PayloadTooLarge(`Request must be smaller than ${MAX_EVENT_BYTES} bytes`);
      }
      return await threadOf(name).invoke(requestId, payload);
    },
    warmUp: (name) => void threadOf(name),
    reload(name) {
      const thread = threads.get(name);
      if (!thread) return;
      threads.delete(name);
      leave(thread);
      thread.retire();
    },
    async stop() {
      const all = [...threads.values(), ...retiring];
      threads.clear();
      retiring.clear();
      await Promise.all(all.map((thread) => thread.terminate()));
      await Promise.all([...logs.values()].map((log) => log.close()));
    },
  };
}

function bundleOf(options: RuntimeOptions, name: string): string {
  return join(options.directory, name, 'index.mjs');
}

function startThread(
  options: RuntimeOptions,
  name: string,
  log: FunctionLog,
  onUnusable: () => void,
): FunctionThread {
  const definition = options.functions[name];
  if (!definition) throw new TypeError(`There is no function ${name}.`);
  const module = pathToFileURL(bundleOf(options, name)).href;
  const { region, clock } = options;
  return new FunctionThread({
    settings: { name, module, region, memory: definition.memory, clock: clock.shared },
    environment: environmentOf(options, name, definition),
    timeout: definition.timeout,
    log,
    onUnusable,
  });
}

function environmentOf(
  options: RuntimeOptions,
  name: string,
  { environment, memory }: FunctionSettings,
): Record<string, string> {
  const product: Record<string, string> = {};
  for (const variable of environment) {
    const value = options.productEnvironment[variable];
    if (value === undefined)
      throw new TypeError(`${name} needs ${variable}, which the local cloud does not set.`);
    product[variable] = value;
  }
  return {
    ...options.awsEnvironment,
    ...product,
    AWS_REGION: options.region,
    AWS_DEFAULT_REGION: options.region,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memory),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    LAMBDA_TASK_ROOT: join(options.directory, name),
    TZ: ':UTC',
  };
}
