/** The functions of a stack, their versions, and the alias that everything calls. */
import {
  CloudFormationClient,
  paginateListStackResources,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation';
import {
  DeleteFunctionCommand,
  DeleteProvisionedConcurrencyConfigCommand,
  GetAliasCommand,
  GetFunctionConfigurationCommand,
  type LambdaClient,
  PublishVersionCommand,
  PutProvisionedConcurrencyConfigCommand,
  paginateListVersionsByFunction,
  UpdateAliasCommand,
  waitUntilPublishedVersionActive,
} from '@aws-sdk/client-lambda';
import pLimit from 'p-limit';
import { LIVE_ALIAS } from '#lib/function/live-alias.ts';

/** A version of each function, by function name. */
export type Versions = Readonly<Record<string, string>>;

/** Lambda takes 15 requests of this kind a second. */
const AT_ONCE = 4;
export const WAITING = { maxWaitTime: 1800, minDelay: 1, maxDelay: 5 };
export const LATEST = '$LATEST';
/** The variables that npm run rotate changes. */
const SECRETS = ['STAGE_SECRET', 'EDGE_SECRETS', 'PUSH_KEYS'];

export async function functionsOf(region: string, StackName: string): Promise<string[]> {
  const client = new CloudFormationClient({ region });
  const found: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    found.push(...StackResourceSummaries);
  client.destroy();
  return found
    .filter(({ ResourceType }) => ResourceType === 'AWS::Lambda::Function')
    .map(({ PhysicalResourceId = '' }) => PhysicalResourceId);
}

/** Runs the work for each function, some at a time. */
export async function eachFunction<T>(
  names: readonly string[],
  work: (name: string) => Promise<T>,
): Promise<[name: string, result: T][]> {
  const limit = pLimit(AT_ONCE);
  return await Promise.all(
    names.map((name) => limit(async (): Promise<[string, T]> => [name, await work(name)])),
  );
}

export async function readLive(lambda: LambdaClient, names: readonly string[]): Promise<Versions> {
  const found = await eachFunction(names, async (FunctionName) => {
    const alias = await lambda.send(new GetAliasCommand({ FunctionName, Name: LIVE_ALIAS }));
    return alias.FunctionVersion ?? LATEST;
  });
  return Object.fromEntries(found);
}

/** Makes a version of each function's latest code and environment. It is the last one if nothing has changed since. */
export async function publish(lambda: LambdaClient, names: readonly string[]): Promise<Versions> {
  const made = await eachFunction(names, async (FunctionName) => {
    const { Version = '' } = await lambda.send(new PublishVersionCommand({ FunctionName }));
    await waitUntilPublishedVersionActive(
      { client: lambda, ...WAITING },
      { FunctionName, Qualifier: Version },
    );
    return Version;
  });
  return Object.fromEntries(made);
}

/** Moves all calls to these versions at once. */
export async function moveLive(lambda: LambdaClient, versions: Versions): Promise<void> {
  await eachFunction(Object.keys(versions), (FunctionName) =>
    lambda.send(
      new UpdateAliasCommand({
        FunctionName,
        Name: LIVE_ALIAS,
        FunctionVersion: versions[FunctionName],
        RoutingConfig: { AdditionalVersionWeights: {} },
      }),
    ),
  );
}

/** Code and environment of a version of a function. */
interface State {
  code: string | undefined;
  variables: Readonly<Record<string, string>>;
}

async function readState(lambda: LambdaClient, FunctionName: string, Qualifier: string): Promise<State> {
  const found = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName, Qualifier }));
  return { code: found.CodeSha256, variables: found.Environment?.Variables ?? {} };
}

/** Whether everything calls what was deployed last. It is not so in the middle of a deployment, or after one that broke off. */
export async function isReleased(lambda: LambdaClient, names: readonly string[]): Promise<boolean> {
  const compared = await eachFunction(names, async (name) => {
    const [latest, live] = await Promise.all(
      [LATEST, LIVE_ALIAS].map(async (qualifier) => {
        const { code, variables } = await readState(lambda, name, qualifier);
        const others = Object.entries(variables).filter(([variable]) => !SECRETS.includes(variable));
        return JSON.stringify([code, others.sort()]);
      }),
    );
    return latest === live;
  });
  return compared.every(([, isSame]) => isSame);
}

/** Those of these versions that are there and have the secrets that are in use now. */
export async function usable(lambda: LambdaClient, versions: Versions): Promise<Versions> {
  const checked = await eachFunction(Object.keys(versions), async (name) => {
    try {
      const [latest, former] = await Promise.all(
        [LATEST, versions[name] ?? LATEST].map((qualifier) => readState(lambda, name, qualifier)),
      );
      return SECRETS.every((secret) => latest?.variables[secret] === former?.variables[secret]);
    } catch (error) {
      if (error instanceof Error && error.name === 'ResourceNotFoundException') return false;
      throw error;
    }
  });
  return Object.fromEntries(
    checked.filter(([, isUsable]) => isUsable).map(([name]) => [name, versions[name] ?? LATEST]),
  );
}

/** Deletes the versions that nothing calls and that are none of these. */
export async function prune(lambda: LambdaClient, names: readonly string[], kept: readonly Versions[]) {
  const live = await readLive(lambda, names);
  await eachFunction(names, async (FunctionName) => {
    const needed = new Set([LATEST, live[FunctionName], ...kept.map((versions) => versions[FunctionName])]);
    for await (const { Versions = [] } of paginateListVersionsByFunction(
      { client: lambda },
      { FunctionName },
    ))
      for (const { Version: Qualifier = LATEST } of Versions)
        if (!needed.has(Qualifier)) await lambda.send(new DeleteFunctionCommand({ FunctionName, Qualifier }));
  });
}

/** Keeps that many copies of a function started; with `null` none. */
export async function keepWarm(
  lambda: LambdaClient,
  FunctionName: string,
  copies: number | null,
): Promise<void> {
  const which = { FunctionName, Qualifier: LIVE_ALIAS };
  if (copies !== null) {
    const wanted = { ...which, ProvisionedConcurrentExecutions: copies };
    await lambda.send(new PutProvisionedConcurrencyConfigCommand(wanted));
    return;
  }
  await lambda.send(new DeleteProvisionedConcurrencyConfigCommand(which)).catch((error: unknown) => {
    if (!(error instanceof Error && error.name.endsWith('NotFoundException'))) throw error;
  });
}
