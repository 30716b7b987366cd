/** The CDK app: `cdk synth` checks all stages, `-c stage=dev` chooses one. */
import { fileURLToPath } from 'node:url';
import { buildApp } from '#lib/app.ts';
import { functionsDirectory } from '#lib/build/build.ts';
import { readVersion } from '#lib/build/version.ts';
import { readWebFacts } from '#lib/build/web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
buildApp({
  bundlesFor: (target) => functionsDirectory(root, target),
  version: readVersion(root),
  scriptHashes: (await readWebFacts(root)).scriptHashes,
});
