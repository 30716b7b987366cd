import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvironmentName } from '#lambdas/environment.ts';
import { FUNCTIONS, type FunctionName } from '#lambdas/functions.ts';
import { removalPolicy, type Stage } from '../stage.ts';
import { LIVE_ALIAS } from './live-alias.ts';

export type Environment = Readonly<Partial<Record<EnvironmentName, string>>>;

export interface CreelFunctionProps extends Stage {
  /** Available values, of which the function gets those that its definition names. */
  environment: Environment;
  /** For a function that is called asynchronously, the queue of events that it failed to handle. */
  deadLetterQueue?: IQueue;
  /** The function's reserved concurrency, which is also its maximum. If undefined, it shares the unreserved rest. */
  reserved?: number;
}

/**
 * A function of lambdas/functions.ts with its own role and log group. It may write its log; the owner of each resource
 * grants all other rights.
 */
export class CreelFunction extends Construct {
  readonly lambda: lambda.Function;
  /** The target of all calls. It is made for the latest code, and after each deployment leads to a version (bin/release). */
  readonly called: lambda.Alias;
  readonly role: iam.Role;

  /** @throws Error if the stack has no value for a variable that it reads, or if it was not bundled */
  constructor(scope: Construct, name: FunctionName, props: CreelFunctionProps) {
    super(scope, name);
    const { settings, build, deadLetterQueue, reserved } = props;
    const logGroup = new logs.LogGroup(this, 'Log', {
      retention: settings.logDays,
      removalPolicy: removalPolicy(props),
    });
    this.role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(this.role);
    this.lambda = new lambda.Function(this, 'Function', {
      description: `${name} of Creel`,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: build.processor === 'arm64' ? lambda.Architecture.ARM_64 : lambda.Architecture.X86_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(bundleOf(name, build.bundles)),
      role: this.role,
      logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      memorySize: FUNCTIONS[name].memory,
      timeout: Duration.seconds(FUNCTIONS[name].timeout),
      environment: environmentOf(name, props.environment),
      deadLetterQueue,
      reservedConcurrentExecutions: reserved,
    });
    // Its template never changes, so that no deployment of the stack moves it.
    this.called = new lambda.Alias(this, 'Live', {
      aliasName: LIVE_ALIAS,
      version: this.lambda.latestVersion,
    });
  }

  allow(actions: readonly string[], resources: readonly string[]): void {
    this.role.addToPrincipalPolicy(
      new iam.PolicyStatement({ actions: [...actions], resources: [...resources] }),
    );
  }
}

function bundleOf(name: FunctionName, bundles: string): string {
  const directory = join(bundles, name);
  if (existsSync(join(directory, 'index.mjs'))) return directory;
  throw new Error(`${name} is not bundled: run "node bin/build.ts --target=arm64" first.`);
}

function environmentOf(name: FunctionName, values: Environment): Record<string, string> {
  return Object.fromEntries(
    FUNCTIONS[name].environment.map((variable) => {
      const value = values[variable];
      if (value === undefined)
        throw new Error(`${name} reads ${variable}, for which the stack has no value.`);
      return [variable, value];
    }),
  );
}
