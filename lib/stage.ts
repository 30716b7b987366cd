import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { StageSettings } from './settings.ts';

/**
 * The platforms that functions can be built for. `host` is this machine, for an emulator that runs functions directly.
 */
export type Deployable = Build['processor'] | 'host';

/** The input of the stacks besides their code. */
export interface Build {
  /** Folder that contains a folder per function, of the same name. */
  bundles: string;
  /** The version that GET /health returns. */
  version: string;
  /** The time of the deployment, ISO 8601; undefined if nothing is deployed. */
  deployedAt: string | undefined;
  /** The functions' processor, for which the native parts of their bundles are built. */
  processor: 'arm64' | 'x64';
  /** `'sha256-…'` of each inline script in an HTML file of the web app. */
  scriptHashes: readonly string[];
}

/** One stage to deploy: its settings and the build. Every construct takes it. */
export interface Stage {
  settings: StageSettings;
  build: Build;
}

/** The policy for resources with data when the stack is deleted. */
export function removalPolicy({ settings }: Stage): RemovalPolicy {
  return settings.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}
