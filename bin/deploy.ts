/**
 * `npm run deploy -- --stage dev|staging|prod`: builds, shows the changes, deploys the stack, releases it, uploads the web app, and runs the smoke
 * tests. When they fail it goes back to the version before. It uses the credentials that the AWS SDK finds. In a terminal it asks before it changes anything, unless --yes is given.
 */
import { lookup } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { stackName } from '#lib/app.ts';
import type { StageSettings } from '#lib/settings.ts';
import { smokeStack } from '#tests/smoke/at-stack.ts';
import { buildAll } from './build/build-all.ts';
import { readVersion } from './build/version.ts';
import { ask, ROOT, runCommand, say } from './command.ts';
import { cdk } from './deploy/cdk.ts';
import { publishAssets, publishWeb, siteConfigOf } from './deploy/publish-web.ts';
import { findOutputs, hasStack, readOutputs, type StackOutputs } from './deploy/stack-outputs.ts';
import { openStage } from './deploy/stage-access.ts';
import { withPushKey } from './deploy/stage-push-keys.ts';
import { type DeployTools, deployStage } from './release/deploy-stage.ts';
import { stageReleases } from './release/stage-releases.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const settings = openStage(ROOT, values.stage);
  await deployStage(settings, toolsFor(settings, values.yes));
});

function toolsFor(settings: StageSettings, yes: boolean): DeployTools {
  const { stage, region } = settings;
  const stack = stackName(stage);
  const context = { stage };
  // The diff includes the time of the deployment, because the deployment changes it.
  const dated = () => ({ ...context, deployedAt: new Date().toISOString() });
  return {
    findAccount: () => findAccount(region),
    build: async () => {
      for (const sentence of await buildAll(ROOT, 'arm64', true)) say(sentence);
    },
    bootstrap: async (account) => {
      for (const each of new Set([region, ...(settings.firewall ? ['us-east-1'] : [])])) {
        if (!(await hasStack(each, 'CDKToolkit')))
          await cdk(ROOT, ['bootstrap', `aws://${account}/${each}`], { context });
      }
    },
    showDiff: () => cdk(ROOT, ['diff'], { context: dated() }),
    confirm: async () => yes || !process.stdin.isTTY || (await ask(`Deploy this to ${stage}? (y/N) `)),
    publishAssets: async () => publishAssets(ROOT, await findOutputs(region, stack)),
    deploy: () => cdk(ROOT, ['deploy', stack, '--require-approval', 'never'], { context: dated() }),
    readOutputs: () => readOutputs(region, stack),
    releases: stageReleases(ROOT, settings, say),
    version: readVersion(ROOT),
    publishWeb: async (outputs) => {
      const config = await withPushKey(siteConfigOf(stage, outputs), outputs);
      say(await publishWeb(ROOT, outputs, config));
    },
    smoke: (outputs) => smoke(settings, outputs),
    say,
  };
}

async function findAccount(region: string): Promise<string> {
  const { Account = '' } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  return Account;
}

/** Runs the smoke tests, under CloudFront's host name if the site's own is not in the DNS yet. */
async function smoke({ stage, demoData }: StageSettings, outputs: StackOutputs): Promise<void> {
  const { hostname } = new URL(outputs.ConsumerOrigin);
  const isKnown = await lookup(hostname).then(
    () => true,
    () => false,
  );
  if (!isKnown)
    say(`${hostname} is not in the DNS yet: the smoke test goes to ${outputs.DistributionDomain}.`);
  const reached = isKnown ? outputs : { ...outputs, ConsumerOrigin: `https://${outputs.DistributionDomain}` };
  await smokeStack(reached, { stage, version: readVersion(ROOT), mayPost: demoData }, say);
}
