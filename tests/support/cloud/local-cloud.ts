import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from '#bin/build/build-all.ts';
import { localSite } from '#bin/build/local-site.ts';
import { FUNCTION_NAMES, FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import { type Cloud, type CloudOptions, startCloud } from '#local/cloud.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { Flavour } from '#shared/flavours.ts';
import { type ApiAnswer, type ApiRequest, callApi } from './api-call.ts';
import { type HttpRequest, httpRequest } from './http.ts';
import { personalLines } from './personal-lines.ts';
import { A_FISHERMAN, createTestUser, type NewUser, signUpTestUser, type TestUser } from './users.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The whole site on its own port, without data. */
export interface LocalCloud extends Cloud {
  /**
   * Failures of functions. A test that makes functions fail empties the list, because any remaining entry fails the
   * file.
   */
  readonly failures: string[];
  origin(flavour?: Flavour): string;
  /** Calls an endpoint of the contract. Refusals are returned too. */
  call<const D extends EndpointDefinition>(definition: D, request?: ApiRequest<D>): Promise<ApiAnswer<D>>;
  /** Sends any request to the one origin. */
  request(path: string, request?: HttpRequest, flavour?: Flavour): Promise<Response>;
  /** Creates a signed-in person with a confirmed address and, if given, groups. */
  createUser(user?: NewUser): Promise<TestUser>;
  /** The same through the sign-up form: email with a code, confirmation, triggers. */
  signUp(user?: NewUser): Promise<TestUser>;
  /** Emails sent so far. */
  mails(): ReturnType<Cloud['mailbox']['list']>;
  /** Stops, and removes the data. @throws Error if the logs of functions contain personal data */
  stop(): Promise<void>;
  /** Stops, and starts again with the stored data. The old object can't be used any more. */
  restart(changes?: CloudChanges): Promise<LocalCloud>;
}

/** Once for a process, because each look at the sources takes as long as the start itself. */
let built: Promise<unknown> | undefined;

/**
 * @param stateDirectory data that another process has left; a new directory by default. Removed at the end in both
 * cases.
 * @param changes differences from the usual local cloud
 */
export async function startLocalCloud(
  stateDirectory = mkdtempSync(join(tmpdir(), 'creel-')),
  changes: CloudChanges = {},
): Promise<LocalCloud> {
  built ??= buildAll(ROOT, 'local', false);
  await built;
  return await startOn(stateDirectory, changes);
}

export type CloudChanges = Partial<
  Pick<
    CloudOptions,
    | 'functions'
    | 'functionsDirectory'
    | 'webDirectory'
    | 'contentSecurityPolicies'
    | 'port'
    | 'keepsAnswers'
    | 'answerFault'
    | 'longestDelayMs'
    | 'pageTimeoutMs'
    | 'untilBuilt'
    | 'pausesByClock'
    | 'aroundInvoke'
    | 'aroundOrigin'
  >
>;

/**
 * The functions with their deployed timeouts, some of them with changed variables.
 * @param overridden all by default
 */
export function functionsWith(
  overrides: Readonly<Record<string, string>>,
  overridden: readonly FunctionName[] = FUNCTION_NAMES,
): CloudOptions['functions'] {
  const settings = FUNCTION_NAMES.map((name) => [
    name,
    overridden.includes(name) ? { ...FUNCTIONS[name], overrides } : FUNCTIONS[name],
  ]);
  return Object.fromEntries(settings);
}

/** Timeout of functions and pages in seconds, so long that none fails because the machine is busy with other tests. */
const TIMEOUT = 60;

async function startOn(stateDirectory: string, changes: CloudChanges): Promise<LocalCloud> {
  const failures: string[] = [];
  const site = await localSite(ROOT);
  const functions = Object.entries(site.functions).map(([name, one]) => [name, { ...one, timeout: TIMEOUT }]);
  const cloud = await startCloud({
    stateDirectory,
    port: 0,
    ...site,
    functions: Object.fromEntries(functions),
    version: 'test',
    longestPauseMs: 80,
    pageTimeoutMs: 1000 * TIMEOUT,
    onError: (line) => failures.push(line),
    ...changes,
  });
  const origin = (flavour: Flavour = 'consumer') => cloud.origins[flavour];
  const names = new Set([A_FISHERMAN]);
  const named = async (made: Promise<TestUser>) => {
    const user = await made;
    // A shorter name can be part of any word.
    if (user.name.length > 8) names.add(user.name);
    return user;
  };
  return {
    ...cloud,
    failures,
    origin,
    call: (definition, request) => callApi(origin(), definition, request),
    request: (path, request, flavour) => httpRequest(origin(flavour), path, request),
    createUser: (user) => named(createTestUser(cloud, user)),
    signUp: (user) => named(signUpTestUser(cloud, user)),
    mails: () => cloud.mailbox.list(),
    async restart(more) {
      await cloud.stop();
      return await startOn(stateDirectory, { ...changes, ...more });
    },
    async stop() {
      await cloud.stop();
      const personal = personalLines(join(stateDirectory, 'logs'), [...names]);
      rmSync(stateDirectory, { recursive: true, force: true });
      if (personal.length > 0) throw new Error(`Logs contain personal data.\n${personal.join('\n')}`);
    },
  };
}
