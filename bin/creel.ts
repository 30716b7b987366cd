/** The CDK app: `cdk synth` checks all stages, `-c stage=dev` chooses one. */
import { fileURLToPath } from 'node:url';
import { buildApp } from '#lib/app.ts';
import { functionsDirectory } from './build/build-all.ts';
import { readVersion } from './build/version.ts';
import { readWebFacts } from './build/web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
buildApp({
  bundlesFor: (target) => functionsDirectory(root, target),
  version: readVersion(root),
  scriptHashes: (await readWebFacts(root)).scriptHashes,
});
