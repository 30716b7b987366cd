import { RemovalPolicy } from 'aws-cdk-lib/core';
import type { StageSettings } from './settings.ts';

/** The platforms that functions can be built for: `host` is the machine itself, for an emulator that runs them as they are. */
export type Deployable = Build['processor'] | 'host';

/** The input of the stacks besides the code. */
export interface Build {
  /** Folder with a folder per function, named like it. */
  bundles: string;
  /** The version that GET /health returns. */
  version: string;
  /** When it is deployed, ISO 8601; undefined of what is only looked at. */
  deployedAt: string | undefined;
  /** Processor of the functions: what their bundles' native parts were made for. */
  processor: 'arm64' | 'x64';
  /** `'sha256-…'` of each script that stands in an HTML file of the web app. */
  scriptHashes: readonly string[];
}

/** One stage to deploy: its settings and the build. Every construct takes it. */
export interface Stage {
  settings: StageSettings;
  build: Build;
}

/** The fate of resources with data when the stack is deleted. */
export function removalPolicy({ settings }: Stage): RemovalPolicy {
  return settings.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}
