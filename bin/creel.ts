/** The CDK app: `cdk synth` checks all stages, `-c stage=dev` chooses one. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '#lib/app.ts';
import { readVersion } from '#lib/build/version.ts';
import { readWebFacts } from '#lib/build/web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
buildApp({
  bundles: join(root, 'dist/lambdas'),
  version: readVersion(root),
  scriptHashes: (await readWebFacts(root)).scriptHashes,
});
