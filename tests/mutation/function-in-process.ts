import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import { FunctionError } from '#local/lambda-runtime/function-error.ts';
import type { FunctionThread as RealThread, ThreadOptions } from '#local/lambda-runtime/function-thread.ts';

/** What a function sees as its own, though all of them run in one process. */
interface Surroundings {
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds by which its clock is ahead. */
  readonly offset: BigInt64Array;
}

const surroundings = new AsyncLocalStorage<Surroundings>();
followSurroundings();

const PLACES = new URL('../../dist/local/public-api/places.dat', import.meta.url);

/** The cloud whose functions were loaded last. */
let loadedFor: SharedArrayBuffer | undefined;

/**
 * Runs a function in the process of the tests: Stryker switches a mutant on there, and counts there which test reaches it. Pages
 * are not rendered.
 */
export class FunctionThread implements Pick<RealThread, 'gone' | 'invoke' | 'retire' | 'terminate'> {
  readonly gone = Promise.resolve();
  readonly #options: ThreadOptions;
  readonly #surroundings: Surroundings;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { settings } = options;
    const environment = { ...options.environment, PLACES_FILE: fileURLToPath(PLACES) };
    this.#surroundings = { environment, offset: new BigInt64Array(settings.clock) };
  }

  async invoke(requestId: string, payload: string): Promise<unknown> {
    const { settings, timeout, log } = this.#options;
    const context = { awsRequestId: requestId, getRemainingTimeInMillis: () => timeout * 1000 };
    try {
      const result = await surroundings.run(this.#surroundings, async () => {
        const { handler } = await load(settings);
        return await handler(JSON.parse(payload), context);
      });
      return JSON.parse(JSON.stringify(result ?? null));
    } catch (error) {
      const { name: errorType, message: errorMessage } = error as Error;
      log.write('ERROR', `Invoke Error ${errorMessage}`);
      throw new FunctionError(settings.name, { errorType, errorMessage });
    }
  }

  retire(): void {}

  async terminate(): Promise<void> {}
}

/** Each cloud has modules of its own, which keep its addresses. What runs while they load belongs to no test. */
async function load({ name, clock }: ThreadOptions['settings']) {
  if (loadedFor !== clock) vi.resetModules();
  loadedFor = clock;
  const { __stryker__: stryker } = globalThis as { __stryker__?: { currentTestId?: string | undefined } };
  const test = stryker?.currentTestId;
  if (stryker) stryker.currentTestId = undefined;
  const { entry } = FUNCTIONS[name as FunctionName];
  const module = await import(fileURLToPath(new URL(`../../${entry}`, import.meta.url)));
  if (stryker) stryker.currentTestId = test;
  return module;
}

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
