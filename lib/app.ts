import { App, type AppProps, Validations } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { CreelStack } from './creel-stack.ts';
import { FirewallStack } from './edge/firewall-stack.ts';
import { readSettings, STAGES, type StageSettings } from './settings.ts';
import type { Build, Deployable } from './stage.ts';

interface BundleFinder {
  /** The folder of the functions that were built for a target of bin/build.ts. */
  bundlesFor(target: Deployable): string;
}

/**
 * Builds the CDK app. Context `stage` chooses one stage; without it the app contains all, so that one synth checks them all. For emulators, context
 * `target` names the target of the functions' build, and `leaveOut` lists, separated by commas, further parts to leave out.
 * Context `deployedAt` is set by commands that deploy; without it the same sources give the same templates.
 * @throws Error of one sentence when a setting of cdk.json is missing or wrong
 */
export function buildApp(
  { bundlesFor, ...made }: Omit<Build, 'processor' | 'bundles' | 'deployedAt'> & BundleFinder,
  props: AppProps = {},
): App {
  const app = new App(props);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const target = readTarget(app.node.tryGetContext('target'));
  const deployedAt: unknown = app.node.tryGetContext('deployedAt');
  const build: Build = {
    ...made,
    deployedAt: deployedAt === undefined ? undefined : String(deployedAt),
    processor: processorOf(target),
    bundles: bundlesFor(target),
  };
  const chosen: unknown = app.node.tryGetContext('stage');
  const stages: unknown = app.node.tryGetContext('stages');
  const leaveOut = String(app.node.tryGetContext('leaveOut') ?? '')
    .split(',')
    .filter(Boolean);
  for (const stage of chosen === undefined ? STAGES : [String(chosen)])
    addStage(app, readSettings(stages, stage, leaveOut), build);
  return app;
}

function readTarget(context: unknown): Deployable {
  return context === 'x64' || context === 'host' ? context : 'arm64';
}

function processorOf(target: Deployable): Build['processor'] {
  if (target !== 'host') return target;
  return process.arch === 'arm64' ? 'arm64' : 'x64';
}

/** The name of a stage's stack. */
export function stackName(stage: string): string {
  return `Creel-${stage}`;
}

function addStage(app: App, settings: StageSettings, build: Build): void {
  const { stage, region, deletionProtection: terminationProtection } = settings;
  // The account of the person who deploys; a synth without one needs none.
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const common = {
    terminationProtection,
    tags: { product: 'creel', stage },
  };
  const firewall = settings.firewall
    ? new FirewallStack(app, `${stackName(stage)}-firewall`, {
        ...common,
        env: environment('us-east-1', account),
      })
    : undefined;
  new CreelStack(app, stackName(stage), {
    ...common,
    description: `Creel, ${stage}`,
    env: environment(region, account),
    settings,
    build,
    firewallArn: firewall?.arn,
  });
}

function environment(region: string, account: string | undefined) {
  return account === undefined ? { region } : { region, account };
}
