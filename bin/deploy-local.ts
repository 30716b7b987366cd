/**
 * `npm run deploy:local`: deploys the stage `local` to an emulator of AWS on this machine with the unmodified CDK, and runs the smoke tests.
 * Then it deploys a release that fails on purpose, which has to go back by itself. It starts MiniStack if nothing listens on port 4566 (this needs python3 with venv), and stops it at the end; --keep leaves it running.
 * Posts are kept under .local/emulator/ from run to run. An emulator that is already running is used and left running.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stackName } from '#lib/app.ts';
import { EMULATOR_ORIGIN } from '#lib/emulator.ts';
import type { Deployable } from '#lib/stage.ts';
import { smokeStack } from '#tests/smoke/at-stack.ts';
import { tryBadRelease } from '#tests/smoke/bad-release.ts';
import { forget } from '#tests/smoke/memory.ts';
import { tryOperations } from '#tests/smoke/operations.ts';
import { buildAll, functionsDirectory } from './build/build-all.ts';
import { readVersion } from './build/version.ts';
import { ROOT, runCommand } from './command.ts';
import { cdk } from './deploy/cdk.ts';
import {
  EMULATOR_ACCOUNT,
  EMULATOR_REGION,
  enterEmulatorEnvironment,
} from './deploy/emulator-environment.ts';
import { emulatorServices, type Ministack, startMinistack } from './deploy/ministack.ts';
import { publishAssets, publishWeb, siteConfigOf } from './deploy/publish-web.ts';
import { findOutputs, hasStack, readOutputs } from './deploy/stack-outputs.ts';
import { openStage } from './deploy/stage-access.ts';
import { withPushKey } from './deploy/stage-push-keys.ts';
import { type ReleaseTools, releaseStage } from './release/deploy-stage.ts';
import { stageReleases } from './release/stage-releases.ts';

const folder = join(ROOT, '.local/emulator');
const memoryFile = join(folder, 'smoke.json');
const stack = stackName('local');
const start = performance.now();

let ministack: Ministack | undefined;
await runCommand(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
  enterEmulatorEnvironment();
  if ((await emulatorServices()) === undefined) {
    ministack = await startMinistack(folder);
    process.on('SIGINT', () => void ministack?.stop().finally(() => process.exit(130)));
    say('MiniStack is up.');
  }
  try {
    await deploy();
  } finally {
    if (!values.keep) await ministack?.stop();
  }
  if (ministack && values.keep)
    say(`MiniStack goes on at ${EMULATOR_ORIGIN}: kill ${ministack.pid} ends it.`);
});

async function deploy(): Promise<void> {
  const services = await emulatorServices();
  const hasEdge = services?.has('cloudfront') === true;
  if (!hasEdge) say('This emulator has no CloudFront: the edge is left out.');
  // MiniStack runs functions directly on this machine; other emulators run them in containers.
  const isMinistack = ministack !== undefined || (await answers('/_ministack/health'));
  const target: Deployable = isMinistack ? 'host' : process.arch === 'arm64' ? 'arm64' : 'x64';
  for (const sentence of await buildAll(ROOT, target, true)) say(sentence);

  const context = { stage: 'local', target, ...(!hasEdge && { leaveOut: 'edge' }) };
  if (!(await hasStack(EMULATOR_REGION, 'CDKToolkit'))) {
    const environment = `aws://${EMULATOR_ACCOUNT}/${EMULATOR_REGION}`;
    await cdk(ROOT, ['bootstrap', environment], { context, log: join(folder, 'bootstrap.log') });
  }
  // A new stack holds nothing of an earlier run.
  if (!(await hasStack(EMULATOR_REGION, stack))) forget(memoryFile);
  const settings = openStage(ROOT, 'local');
  const version = readVersion(ROOT);
  const emulator = { memoryFile, name: isMinistack ? 'MiniStack' : 'another' };
  const tools: ReleaseTools = {
    publishAssets: async () => {
      if (hasEdge) await publishAssets(ROOT, await findOutputs(EMULATOR_REGION, stack));
    },
    deploy: async () => {
      await cdk(ROOT, ['deploy', stack, '--require-approval', 'never'], {
        context: { ...context, deployedAt: new Date().toISOString() },
        log: join(folder, 'deploy.log'),
      });
      say(`Deployed ${stack}.`);
    },
    readOutputs: () => readOutputs(EMULATOR_REGION, stack),
    releases: stageReleases(ROOT, settings, say),
    version,
    publishWeb: async (outputs) => {
      if (!hasEdge) return;
      const config = await withPushKey(siteConfigOf('local', outputs, EMULATOR_ORIGIN), outputs);
      say(await publishWeb(ROOT, outputs, config));
    },
    smoke: (outputs) => smokeStack(outputs, { stage: 'local', version, mayPost: true, emulator }, say),
    say,
  };
  await releaseStage(settings, tools);
  const outputs = await tools.readOutputs();
  if (!isMinistack) return;
  await tryOperations(EMULATOR_REGION, outputs, say);
  await tryBadRelease(functionsDirectory(ROOT, target), () => releaseStage(settings, tools), outputs, say);
}

async function answers(path: string): Promise<boolean> {
  return await fetch(EMULATOR_ORIGIN + path).then(
    ({ ok }) => ok,
    () => false,
  );
}

function say(line: string): void {
  process.stdout.write(`${String(Math.round((performance.now() - start) / 1000)).padStart(4)} s  ${line}\n`);
}
