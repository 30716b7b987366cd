import { FUNCTION_NAMES, type FunctionName } from '#lambdas/functions.ts';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';
import { type FaultProxy, startFaultProxy } from './faults.ts';
import { type CloudChanges, functionsWith, type LocalCloud, startLocalCloud } from './local-cloud.ts';

/** The variables with the addresses of services that can fail here, and the paths of the stand-ins. */
const SERVICES = {
  dynamoDb: { address: 'AWS_ENDPOINT_URL_DYNAMODB', path: '' },
  s3: { address: 'AWS_ENDPOINT_URL_S3', path: '/_s3' },
  sqs: { address: 'AWS_ENDPOINT_URL_SQS', path: '/_sqs' },
  cognito: { address: 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', path: '/_cognito' },
  ses: { address: 'AWS_ENDPOINT_URL_SES', path: '/_ses' },
} as const;
export type FaultyService = keyof typeof SERVICES;
export const FAULTY_SERVICES = Object.keys(SERVICES) as FaultyService[];

/** A local cloud whose functions reach its services through proxies that can simulate failures. */
export interface FaultyCloud extends LocalCloud, Readonly<Record<FaultyService, FaultProxy>> {}

/** How often the SDK tries. It waits in between, and one retry tests as much as two. */
export const SDK_ATTEMPTS = 2;

interface FaultyCloudChanges extends Omit<CloudChanges, 'functions'> {
  /** How often the SDK tries. */
  attempts?: number;
  /** Of all functions, in seconds, in place of the deployed ones. */
  timeout?: number | undefined;
}

/**
 * @param failing the functions whose calls can fail
 * @param stateDirectory the directory of its data; a new one by default
 * @param changes differences from the usual local cloud
 */
export async function startFaultyCloud(
  failing: readonly FunctionName[] = FUNCTION_NAMES,
  stateDirectory?: string,
  { attempts = SDK_ATTEMPTS, timeout, ...changes }: FaultyCloudChanges = {},
): Promise<FaultyCloud> {
  const started = FAULTY_SERVICES.map(async (service) => [service, await startFaultProxy()] as const);
  const proxies = Object.fromEntries(await Promise.all(started)) as Record<FaultyService, FaultProxy>;
  const addresses = FAULTY_SERVICES.map((service) => {
    const { address, path } = SERVICES[service];
    return [address, proxies[service].origin + path];
  });
  // The SQS client uses the address of the queue.
  const queues = QUEUE_NAMES.map((name) => [
    QUEUES[name].address,
    `${proxies.sqs.origin}${SERVICES.sqs.path}/${name}`,
  ]);
  const overrides = {
    ...Object.fromEntries([...addresses, ...queues]),
    AWS_MAX_ATTEMPTS: String(attempts),
  };
  // With the deployed timeouts, because a fault can be a missing response.
  const functions = Object.entries(functionsWith(overrides, failing));
  const cloud = await startLocalCloud(stateDirectory, {
    ...changes,
    pageTimeoutMs: undefined,
    functions: Object.fromEntries(
      functions.map(([name, each]) => [name, { ...each, timeout: timeout ?? each.timeout }]),
    ),
  });
  for (const service of FAULTY_SERVICES)
    proxies[service].target = cloud.awsEnvironment[SERVICES[service].address] ?? '';
  return {
    ...cloud,
    ...proxies,
    async stop() {
      await cloud.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
    },
  };
}
