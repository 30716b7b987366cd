/** Brings functions, edge and web of a stage back to a release that was kept. Data stays as it is. */
import {
  CloudFormationClient,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import type { LambdaClient } from '@aws-sdk/client-lambda';
import { EMULATOR_ORIGIN } from '#lib/emulator.ts';
import { publishConfig, publishPlan, siteConfigOf } from '../deploy/publish-web.ts';
import { readOutputs, type StackOutputs } from '../deploy/stack-outputs.ts';
import { withPushKey } from '../deploy/stage-push-keys.ts';
import { functionsOf, moveLive, publish, usable, type Versions } from './functions.ts';
import type { Records, Release } from './records.ts';

const WAITING = { maxWaitTime: 3600, minDelay: 1, maxDelay: 10 };

export interface Site {
  stage: string;
  region: string;
  stack: string;
  lambda: LambdaClient;
  records: Records;
  say(line: string): void;
}

/**
 * @param outputs of the stack as it is
 * @param versions of the functions at that time. They are called at once, if they have the secrets of today
 */
export async function goBack(
  site: Site,
  outputs: StackOutputs,
  to: Release,
  versions: Versions,
): Promise<void> {
  const { stage, region, stack, lambda, records, say } = site;
  // Pages first: they fit the newer functions too, but newer pages do not fit the older functions.
  if (outputs.WebBucket !== undefined) {
    await publishPlan(outputs, siteConfigOf(stage, outputs), await records.readWeb(to));
    say(`Pages are those of ${to.version}.`);
  }
  const names = new Set(await functionsOf(region, stack));
  const there = Object.entries(versions).filter(([name]) => names.has(name));
  await moveLive(lambda, await usable(lambda, Object.fromEntries(there)));
  say(`Functions are those of ${to.version}.`);
  await returnStack(region, stack, records.templateUrl(to));
  // Their latest code is the older one again, with the secrets of today: npm run rotate goes on from there.
  const functions = await publish(lambda, await functionsOf(region, stack));
  await moveLive(lambda, functions);
  say('The edge and all else of the stack is as it was.');
  const returned = await readOutputs(region, stack);
  const config = siteConfigOf(stage, returned, stage === 'local' ? EMULATOR_ORIGIN : undefined);
  await publishConfig(returned, await withPushKey(config, returned));
  await records.returnTo({ ...to, functions });
}

async function returnStack(region: string, StackName: string, TemplateURL: string): Promise<void> {
  const client = new CloudFormationClient({ region });
  try {
    const Capabilities = ['CAPABILITY_IAM' as const];
    await client.send(new UpdateStackCommand({ StackName, TemplateURL, Capabilities }));
  } catch (error) {
    if (error instanceof Error && error.message.includes('No updates are to be performed')) return;
    throw error;
  }
  await waitUntilStackUpdateComplete({ client, ...WAITING }, { StackName });
}
