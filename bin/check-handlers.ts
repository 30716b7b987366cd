/** `node bin/check-handlers.ts`: each endpoint has one file, named like it, in a room of lambdas/, and that file is short: what it does stands elsewhere. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '#shared/registry.ts';

const MAX_LINES = 40;

const root = fileURLToPath(new URL('..', import.meta.url));
const complaints = ENDPOINTS.flatMap(({ name }) => {
  const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const [path, another] = globSync(`lambdas/*/${file}`, {
    cwd: root,
    exclude: ['lambdas/entries', 'lambdas/triggers'],
  });
  if (path === undefined || another !== undefined)
    return [`${name} needs one file ${file} in a room of lambdas/.`];
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
  return lines > MAX_LINES ? [`${path} has ${lines} lines, a handler's file at most ${MAX_LINES}.`] : [];
});
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
