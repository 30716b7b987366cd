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

const IDLE_MS = 120_000;

/** A function as lambdas/functions.ts declares it. */
export interface FunctionSettings {
  /** Names of the product's variables that it reads; it sees no others. */
  environment: readonly string[];
  /** Seconds. */
  timeout: number;
  /** MiB. */
  memory: number;
  /** Variables that replace the usual ones, such as the address of a proxy that simulates failures of a service. */
  overrides?: Readonly<Record<string, string>>;
}

export interface RuntimeOptions {
  functions: Readonly<Record<string, FunctionSettings>>;
  /** Contains `<name>/index.mjs` for each function. */
  directory: string;
  logDirectory: string;
  region: string;
  /** Values of the product's variables. Each function gets those that its settings name. */
  productEnvironment: Readonly<Record<string, string>>;
  /** Variables of every function: credentials and the addresses of services. */
  awsEnvironment: Readonly<Record<string, string>>;
  clock: Clock;
  /**
   * Milliseconds after which an idle function is unloaded; two minutes by default. Lambda doesn't publish its own
   * period.
   */
  idleMs?: number;
  /** Runs in place of each invocation, and may start it. */
  aroundInvoke?:
    | ((name: string, event: unknown, invoke: () => Promise<unknown>) => Promise<unknown>)
    | undefined;
  /** Called after each invocation, successful or not. */
  onInvoked?(): void;
  onError(line: string): void;
}

/** Runs bundles like Lambda, each function in its own thread with its own environment. */
export class LambdaRuntime {
  readonly #options: RuntimeOptions;
  #productEnvironment: Readonly<Record<string, string>>;
  readonly #threads = new Map<string, FunctionThread>();
  readonly #leaving = new Set<FunctionThread>();
  readonly #logs = new Map<string, FunctionLog>();
  readonly #timesInvoked = new Map<string, number>();

  /** @throws TypeError if a function reads a variable that has no value */
  constructor(options: RuntimeOptions) {
    this.#options = options;
    this.#productEnvironment = options.productEnvironment;
    for (const [name, definition] of Object.entries(options.functions)) this.#environmentOf(name, definition);
  }

  /** Whether the function is known and built. */
  has(name: string): boolean {
    return name in this.#options.functions && existsSync(bundleOf(this.#options, name));
  }

  /** How often the function was invoked since the start. */
  timesInvoked(name: string): number {
    return this.#timesInvoked.get(name) ?? 0;
  }

  /**
   * Invokes a function and waits for its result.
   * @throws FunctionError if the function fails, PayloadTooLarge if the event has more than 6 MiB
   */
  async invoke(name: string, event: unknown, requestId: string = randomUUID()): Promise<unknown> {
    const payload = JSON.stringify(event);
    if (Buffer.byteLength(payload) > MAX_EVENT_BYTES) {
      throw new PayloadTooLarge(`Request must be smaller than ${MAX_EVENT_BYTES} bytes`);
    }
    const run = async () => {
      this.#timesInvoked.set(name, this.timesInvoked(name) + 1);
      try {
        return await this.#threadOf(name).invoke(requestId, payload);
      } finally {
        this.#options.onInvoked?.();
      }
    };
    return await (this.#options.aroundInvoke?.(name, event, run) ?? run());
  }

  /** Starts a function's thread before it is needed. */
  warmUp(name: string): void {
    this.#threadOf(name);
  }

  /** The next invocation loads the bundle again. Running invocations end in the old one. */
  reload(name: string): void {
    const thread = this.#threads.get(name);
    if (!thread) return;
    this.#leave(name, thread);
    thread.retire();
  }

  /** Functions that are invoked from now on get these values. */
  useEnvironment(productEnvironment: Readonly<Record<string, string>>): void {
    const before = this.#productEnvironment;
    this.#productEnvironment = productEnvironment;
    for (const [name, { environment }] of Object.entries(this.#options.functions)) {
      if (environment.some((variable) => before[variable] !== productEnvironment[variable]))
        this.reload(name);
    }
  }

  async stop(): Promise<void> {
    const all = [...this.#threads.values(), ...this.#leaving];
    this.#threads.clear();
    await Promise.all(all.map((thread) => thread.terminate()));
    await Promise.all([...this.#logs.values()].map((log) => log.close()));
  }

  #threadOf(name: string): FunctionThread {
    const present = this.#threads.get(name);
    if (present) return present;
    const definition = this.#options.functions[name];
    if (!definition) throw new TypeError(`There is no function ${name}.`);
    const { region, clock } = this.#options;
    const module = pathToFileURL(bundleOf(this.#options, name)).href;
    const thread: FunctionThread = new FunctionThread({
      settings: { name, module, region, memory: definition.memory, clock: clock.shared },
      environment: this.#environmentOf(name, definition),
      timeout: definition.timeout,
      idleMs: this.#options.idleMs ?? IDLE_MS,
      log: this.#logOf(name),
      onUnusable: () => this.#leave(name, thread),
    });
    this.#threads.set(name, thread);
    return thread;
  }

  #environmentOf(name: string, definition: FunctionSettings): Record<string, string> {
    return environmentOf(
      { ...this.#options, productEnvironment: this.#productEnvironment },
      name,
      definition,
    );
  }

  #leave(name: string, thread: FunctionThread): void {
    if (this.#threads.get(name) === thread) this.#threads.delete(name);
    this.#leaving.add(thread);
    void thread.gone.then(() => this.#leaving.delete(thread));
  }

  #logOf(name: string): FunctionLog {
    const { logDirectory, onError } = this.#options;
    const log = this.#logs.get(name) ?? openFunctionLog(logDirectory, name, onError);
    this.#logs.set(name, log);
    return log;
  }
}

function bundleOf(options: RuntimeOptions, name: string): string {
  return join(options.directory, name, 'index.mjs');
}

function environmentOf(
  options: RuntimeOptions,
  name: string,
  { environment, memory, overrides }: FunctionSettings,
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
    ...overrides,
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
