/** The CDK app: `cdk synth` checks all stages, `-c stage=dev` chooses one. */
import { enableCompileCache } from 'node:module';
import { COMPILED, ROOT } from './command.ts';

// The imports below must come after this call to be cached.
enableCompileCache(COMPILED);

const { buildApp } = await import('#lib/app.ts');
const { functionsDirectory } = await import('./build/build-all.ts');
const { readVersion } = await import('./build/version.ts');
const { readWebFacts } = await import('./build/web-facts.ts');

buildApp({
  bundlesFor: (target) => functionsDirectory(ROOT, target),
  version: readVersion(ROOT),
  scriptHashes: (await readWebFacts(ROOT)).scriptHashes,
});
