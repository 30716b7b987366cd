/** The CDK app: `cdk synth` checks all stages, `-c stage=dev` chooses one. */
import { buildApp } from '#lib/app.ts';
import { functionsDirectory } from './build/build-all.ts';
import { readVersion } from './build/version.ts';
import { readWebFacts } from './build/web.ts';
import { ROOT } from './command.ts';

buildApp({
  bundlesFor: (target) => functionsDirectory(ROOT, target),
  version: readVersion(ROOT),
  scriptHashes: (await readWebFacts(ROOT)).scriptHashes,
});
