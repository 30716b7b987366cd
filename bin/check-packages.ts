/** `node bin/check-packages.ts`: licences, origins and install scripts of all packages in package-lock.json, and the actions of workflows. Offline. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { checkActions, checkPackages } from './packages/check-packages.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const complaints = [
  ...checkPackages(JSON.parse(read('package-lock.json')), JSON.parse(read('package.json'))),
  ...globSync('.github/**/*.{yml,yaml}', { cwd: ROOT }).flatMap((file) => checkActions(file, read(file))),
];
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
