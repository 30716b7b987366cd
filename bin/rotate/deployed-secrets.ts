/** The secrets of a deployed stage: in Secrets Manager, in the environment of its functions, and at the edge. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CloudFrontClient,
  GetDistributionConfigCommand,
  UpdateDistributionCommand,
  waitUntilDistributionDeployed,
} from '@aws-sdk/client-cloudfront';
import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  UpdateFunctionConfigurationCommand,
  waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { publishConfig, siteConfigOf } from '#bin/deploy/publish-web.ts';
import type { DeployedStage } from '#bin/deploy/stage-access.ts';
import { withPushKey } from '#bin/deploy/stage-push-keys.ts';
import {
  eachFunction,
  functionsOf,
  isReleased,
  LATEST,
  moveLive,
  publish,
  WAITING,
} from '#bin/release/functions.ts';
import { stackName } from '#lib/app.ts';
import { EMULATOR_ORIGIN } from '#lib/emulator.ts';
import { LIVE_ALIAS } from '#lib/function/live-alias.ts';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import type { EdgeSecretName, SecretName, SiteSecrets } from './rotate.ts';

/** A function of the API ends within ten seconds, and so does a request that the edge has sent to it. */
const REQUEST_ENDS_MS = 10_000;

const OUTPUTS: Readonly<Record<SecretName, string>> = {
  stage: 'StageSecret',
  edgeA: 'EdgeSecretA',
  edgeB: 'EdgeSecretB',
  pushKeys: 'PushKeysSecret',
};

export function deployedSecrets({ stage, region, outputs }: DeployedStage): SiteSecrets {
  const manager = new SecretsManagerClient({ region });
  const idOf = (name: SecretName) => {
    const SecretId = outputs[OUTPUTS[name]];
    if (typeof SecretId !== 'string')
      throw new Error('The stack has no such secret: deploy this version first.');
    return SecretId;
  };
  const read = async (name: SecretName) => {
    const { SecretString = '' } = await manager.send(new GetSecretValueCommand({ SecretId: idOf(name) }));
    return SecretString;
  };
  return {
    async begin() {
      const lambda = new LambdaClient({ region });
      // Otherwise the code of that deployment would be released with the secret.
      if (!(await isReleased(lambda, await functionsOf(region, stackName(stage)))))
        throw new Error(
          'A deployment is under way or broke off: npm run deploy again, or npm run back, first.',
        );
    },
    read,
    async write(name, SecretString) {
      await manager.send(new PutSecretValueCommand({ SecretId: idOf(name), SecretString }));
    },
    async takeUp() {
      const [stageSecret, edgeA, edgeB, pushKeys] = await Promise.all(
        (['stage', 'edgeA', 'edgeB', 'pushKeys'] as const).map(read),
      );
      const values = {
        STAGE_SECRET: String(stageSecret),
        EDGE_SECRETS: `${edgeA},${edgeB}`,
        PUSH_KEYS: String(pushKeys),
      };
      await giveFunctions(region, stackName(stage), values);
    },
    async sent() {
      const [value, edgeB] = [await sentBy(outputs.DistributionId), await read('edgeB')];
      return value === edgeB ? 'edgeB' : 'edgeA';
    },
    async send(name: EdgeSecretName) {
      await sendBy(outputs.DistributionId, await read(name));
      await sleep(REQUEST_ENDS_MS);
    },
    async publishPushKey() {
      const endpoint = stage === 'local' ? EMULATOR_ORIGIN : undefined;
      await publishConfig(outputs, await withPushKey(siteConfigOf(stage, outputs, endpoint), outputs));
    },
  };
}

/** Sets these variables of each function that has them, and releases that. */
async function giveFunctions(
  region: string,
  stack: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const lambda = new LambdaClient({ region });
  const names = await functionsOf(region, stack);
  const given = await eachFunction(names, (name) => giveFunction(lambda, name, values));
  const changed = given.filter(([, isChanged]) => isChanged).map(([name]) => name);
  await moveLive(lambda, await publish(lambda, changed));
  lambda.destroy();
}

/** @returns whether what is called lacks a value */
async function giveFunction(
  lambda: LambdaClient,
  FunctionName: string,
  values: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [latest, live] = await Promise.all(
    [LATEST, LIVE_ALIAS].map((Qualifier) =>
      lambda.send(new GetFunctionConfigurationCommand({ FunctionName, Qualifier })),
    ),
  );
  const Variables = { ...latest?.Environment?.Variables };
  const changed = Object.entries(values).filter(([name, value]) => (Variables[name] ?? value) !== value);
  if (changed.length > 0) {
    Object.assign(Variables, Object.fromEntries(changed));
    const given = { FunctionName, Environment: { Variables }, RevisionId: latest?.RevisionId };
    await lambda.send(new UpdateFunctionConfigurationCommand(given));
    await waitUntilFunctionUpdatedV2({ client: lambda, ...WAITING }, { FunctionName });
  }
  const called = live?.Environment?.Variables ?? {};
  return Object.entries(values).some(([name, value]) => (called[name] ?? value) !== value);
}

/** CloudFront is reached by its one region, whatever that of the stage. */
const cloudFront = () => new CloudFrontClient({ region: 'us-east-1' });

async function edgeHeaders(client: CloudFrontClient, Id: string | undefined) {
  if (Id === undefined) throw new Error('The stage has no edge.');
  const { DistributionConfig, ETag } = await client.send(new GetDistributionConfigCommand({ Id }));
  const headers = (DistributionConfig?.Origins?.Items ?? [])
    .flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? [])
    .filter(({ HeaderName }) => HeaderName === EDGE_SECRET_HEADER);
  if (headers.length === 0) throw new Error(`The distribution ${Id} sends no ${EDGE_SECRET_HEADER}.`);
  return { Id, DistributionConfig, IfMatch: ETag, headers };
}

async function sentBy(distributionId: string | undefined): Promise<string | undefined> {
  return (await edgeHeaders(cloudFront(), distributionId)).headers[0]?.HeaderValue;
}

async function sendBy(distributionId: string | undefined, value: string): Promise<void> {
  const client = cloudFront();
  const { headers, ...changed } = await edgeHeaders(client, distributionId);
  for (const header of headers) header.HeaderValue = value;
  await client.send(new UpdateDistributionCommand(changed));
  const waiting = { client, ...WAITING };
  await waitUntilDistributionDeployed(waiting, { Id: changed.Id });
}
