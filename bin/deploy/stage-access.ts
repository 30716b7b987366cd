import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackName } from '#lib/app.ts';
import { readSettings, type StageSettings } from '#lib/settings.ts';
import { enterEmulatorEnvironment } from './emulator-environment.ts';
import { readOutputs, type StackOutputs } from './stack-outputs.ts';

/**
 * For operators' commands: reads a stage's settings, and points this process at the stage. The stage `local` is the emulator's; all others use the
 * credentials that the AWS SDK finds.
 * @throws Error of one sentence when the stage is not named, unknown, or its settings are wrong
 */
export function openStage(root: string, stage: string | undefined): StageSettings {
  if (stage === undefined)
    throw new Error('Say where: --stage=dev, staging, prod, or local for the emulator.');
  const settings = readSettings(readStages(root), stage);
  if (stage === 'local') enterEmulatorEnvironment();
  return settings;
}

export interface DeployedStage extends StageSettings {
  outputs: StackOutputs;
}

/** The same, with the outputs of the stage's stack. @throws Error of one sentence when it is not deployed */
export async function openDeployed(root: string, stage: string | undefined): Promise<DeployedStage> {
  const settings = openStage(root, stage);
  return { ...settings, outputs: await readOutputs(settings.region, stackName(settings.stage)) };
}

function readStages(root: string): unknown {
  const { context }: { context?: { stages?: unknown } } = JSON.parse(
    readFileSync(join(root, 'cdk.json'), 'utf8'),
  );
  return context?.stages;
}
