/** A local cloud on whose one table two versions of the functions work at the same time. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionsDirectory } from '#bin/build/build-all.ts';
import { ROOT } from '#bin/command.ts';
import { FUNCTION_NAMES, FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import { send } from '#local/edge/answer.ts';
import { setHeaders } from '#local/edge/edge-function.ts';
import { productEnvironment, REGION } from '#local/environment.ts';
import type { Route } from '#local/gateway/event.ts';
import { createGateway } from '#local/gateway/gateway.ts';
import { type FunctionSettings, LambdaRuntime } from '#local/lambda-runtime/runtime.ts';
import { openSecrets } from '#local/secrets.ts';
import { SECRETS_FILE } from '#local/state-files.ts';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import { FLAVOUR_HEADER } from '#shared/flavours.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

export type Version = 'last' | 'today';

export interface TwoVersions {
  /** Its API is that of today. */
  cloud: LocalCloud;
  stateDirectory: string;
  /** The origin of the last version's API, on the same table. */
  lastOrigin: string;
  /** Lets that version do this work from now on, as a deployment would. */
  work(version: Version, names: readonly FunctionName[]): void;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, FunctionSettings>>;

/** @param tree the last version's repository, built */
export async function startTwoVersions(tree: string): Promise<TwoVersions> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-rehearse-'));
  const folder = join(stateDirectory, 'functions');
  const { FUNCTIONS: last } = (await import(join(tree, 'lambdas/functions.ts'))) as { FUNCTIONS: Settings };
  const { ROUTES: routes } = (await import(join(tree, 'lib/api/routes.ts'))) as { ROUTES: readonly Route[] };
  const built = { last: join(tree, 'dist/local'), today: functionsDirectory(ROOT, 'local') };
  const use = (version: Version, name: string) => {
    rmSync(join(folder, name), { force: true });
    symlinkSync(join(built[version], name), join(folder, name));
  };
  mkdirSync(folder);
  for (const name of FUNCTION_NAMES) use('today', name);
  const cloud = await startLocalCloud(stateDirectory, {
    functionsDirectory: folder,
    functions: forBoth(last),
  });
  const api = await serveLast(cloud, { stateDirectory, functions: last, directory: built.last, routes });
  return {
    cloud,
    stateDirectory,
    lastOrigin: api.origin,
    work(version, names) {
      // Functions that the last version lacks stay today's.
      for (const name of names.filter((each) => each in last)) {
        use(version, name);
        cloud.runtime.reload(name);
      }
    },
    async stop() {
      await api.stop();
      await cloud.stop();
    },
  };
}

const TIMEOUT_SECONDS = 60;

/** Today's functions, which read the variables of both versions. */
const forBoth = (last: Settings): Settings =>
  Object.fromEntries(
    FUNCTION_NAMES.map((name) => {
      const environment = [...new Set([...FUNCTIONS[name].environment, ...(last[name]?.environment ?? [])])];
      return [name, { ...FUNCTIONS[name], environment, timeout: TIMEOUT_SECONDS }];
    }),
  );

interface LastApi {
  stateDirectory: string;
  functions: Settings;
  directory: string;
  routes: readonly Route[];
}

async function serveLast(cloud: LocalCloud, { stateDirectory, routes, functions, directory }: LastApi) {
  const secrets = openSecrets(join(stateDirectory, SECRETS_FILE));
  const onError = (line: string) => void cloud.failures.push(`The last version: ${line}`);
  const runtime = new LambdaRuntime({
    functions,
    directory,
    logDirectory: join(stateDirectory, 'last-logs'),
    region: REGION,
    productEnvironment: productEnvironment(secrets, cloud.addresses, { version: 'last', stateDirectory }),
    awsEnvironment: cloud.awsEnvironment,
    clock: cloud.clock,
    onError,
  });
  const gateway = createGateway({
    routes,
    invoke: (name, event, requestId) => runtime.invoke(name, event, requestId),
    verify: (token) => cloud.userPool.verify(token),
    now: cloud.clock.now,
    onError,
  });
  const answer = async (message: IncomingMessage) => {
    setHeaders(message, { [EDGE_SECRET_HEADER]: secrets[secrets.edgeSends], [FLAVOUR_HEADER]: 'consumer' });
    return await gateway(message);
  };
  const server = createServer((message, response) => {
    answer(message).then(
      (answered) => send(message, response, answered),
      (error: unknown) => {
        onError(String(error));
        response.destroy();
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await runtime.stop();
    },
  };
}
