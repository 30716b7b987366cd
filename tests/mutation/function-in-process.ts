import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { FUNCTION_NAMES, FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import { FunctionError } from '#local/lambda-runtime/function-error.ts';
import { FunctionThread as RealThread, type ThreadOptions } from '#local/lambda-runtime/function-thread.ts';

/** Each function sees its own, though all of them run in one process. */
interface Surroundings {
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds by which its clock is ahead. */
  readonly offset: BigInt64Array;
}

const surroundings = new AsyncLocalStorage<Surroundings>();
followSurroundings();

const PLACES = new URL('../../dist/local/public-api/places.dat', import.meta.url);

/** Few tests need them, and they load pictures and fonts. */
const LOADED_LATE: readonly FunctionName[] = ['share-render', 'process-photo'];

/** The clock of the cloud whose functions were loaded last. */
let loaded: { clock: SharedArrayBuffer; done: Promise<void> } | undefined;

/**
 * Runs a function in the process of the tests: Stryker switches a mutant on there, and counts there which test reaches it.
 * Pages need the files of their bundle and stay in a thread.
 */
export class FunctionThread implements Pick<RealThread, 'gone' | 'invoke' | 'retire' | 'terminate'> {
  readonly gone: Promise<void>;
  readonly #thread: RealThread | undefined;
  readonly #options: ThreadOptions;
  readonly #surroundings: Surroundings;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { settings } = options;
    this.#thread = settings.name === 'share-render' ? new RealThread(options) : undefined;
    this.gone = this.#thread?.gone ?? Promise.resolve();
    const environment = { ...options.environment, PLACES_FILE: fileURLToPath(PLACES) };
    this.#surroundings = { environment, offset: new BigInt64Array(settings.clock) };
  }

  async invoke(requestId: string, payload: string): Promise<unknown> {
    if (this.#thread) return await this.#thread.invoke(requestId, payload);
    const { settings, timeout, log } = this.#options;
    const context = { awsRequestId: requestId, getRemainingTimeInMillis: () => timeout * 1000 };
    try {
      const result = await surroundings.run(this.#surroundings, async () => {
        await loadFor(settings.clock);
        const { handler } = await load(settings.name as FunctionName);
        return await handler(JSON.parse(payload), context);
      });
      return JSON.parse(JSON.stringify(result ?? null));
    } catch (error) {
      const { name: errorType, message: errorMessage } = error as Error;
      log.write('ERROR', `Invoke Error ${errorMessage}`);
      throw new FunctionError(settings.name, { errorType, errorMessage });
    }
  }

  retire(): void {
    this.#thread?.retire();
  }

  async terminate(): Promise<void> {
    await this.#thread?.terminate();
  }
}

/**
 * Each cloud has modules of its own, which keep its addresses. All that answer calls are loaded at once while the first test waits, since what runs
 * as they load belongs to no test.
 */
async function loadFor(clock: SharedArrayBuffer): Promise<void> {
  if (loaded?.clock !== clock) loaded = { clock, done: loadAll() };
  await loaded.done;
}

async function loadAll(): Promise<void> {
  vi.resetModules();
  const { __stryker__: stryker } = globalThis as { __stryker__?: { currentTestId?: string | undefined } };
  // A test may begin or end meanwhile.
  let test = stryker?.currentTestId;
  const hidden = {
    get: () => undefined,
    set: (next: string | undefined) => {
      test = next;
    },
  };
  if (stryker) Object.defineProperty(stryker, 'currentTestId', { configurable: true, ...hidden });
  await Promise.all(FUNCTION_NAMES.filter((name) => !LOADED_LATE.includes(name)).map(load));
  if (stryker)
    Object.defineProperty(stryker, 'currentTestId', { configurable: true, writable: true, value: test });
}

const load = async (name: FunctionName) =>
  await import(fileURLToPath(new URL(`../../${FUNCTIONS[name].entry}`, import.meta.url)));

function followSurroundings(): void {
  process.env = new Proxy(process.env, {
    get: (target, name: string) => surroundings.getStore()?.environment[name] ?? target[name],
  });
  const RealDate = Date;
  const now = () => RealDate.now() + Number(surroundings.getStore()?.offset[0] ?? 0);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
