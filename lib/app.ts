import { App, type AppProps, Validations } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { CreelStack } from './creel-stack.ts';
import { FirewallStack } from './edge/firewall-stack.ts';
import { readSettings, STAGES, type StageSettings } from './settings.ts';
import type { Build } from './stage.ts';

/**
 * The CDK app. Context `stage` chooses one stage; without it the app holds all, so that one synth checks them all. Context `processor` is
 * `x64` where the functions were built for an emulator on such a machine.
 * @throws Error of one sentence when a setting of cdk.json is missing or wrong
 */
export function buildApp(made: Omit<Build, 'processor'>, props: AppProps = {}): App {
  const app = new App(props);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const build: Build = {
    ...made,
    processor: app.node.tryGetContext('processor') === 'x64' ? 'x64' : 'arm64',
  };
  const chosen: unknown = app.node.tryGetContext('stage');
  const stages: unknown = app.node.tryGetContext('stages');
  for (const stage of chosen === undefined ? STAGES : [String(chosen)])
    addStage(app, readSettings(stages, stage), build);
  return app;
}

/** The name of a stage's stack. */
export function stackName(stage: string): string {
  return `Creel-${stage}`;
}

function addStage(app: App, settings: StageSettings, build: Build): void {
  const { stage, region, deletionProtection: terminationProtection } = settings;
  // The account is that of whoever deploys; a synth without one needs none.
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
