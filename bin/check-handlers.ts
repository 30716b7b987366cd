/** `node bin/check-handlers.ts`: each endpoint is served by the function that its access names, and by no other; files of handlers stay short. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as adminApi from '#lambdas/entries/served/admin-api.ts';
import * as memberApi from '#lambdas/entries/served/member-api.ts';
import * as publicApi from '#lambdas/entries/served/public-api.ts';
import { API_FUNCTIONS, servedBy } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';

const MAX_LINES = 250;

const root = fileURLToPath(new URL('..', import.meta.url));
const served = { 'public-api': publicApi, 'member-api': memberApi, 'admin-api': adminApi };

const misplaced = API_FUNCTIONS.flatMap((name) => {
  const wanted = ENDPOINTS.filter((endpoint) => servedBy(endpoint) === name);
  const found = Object.values(served[name]).map(({ definition }) => definition);
  return [
    ...wanted.filter((each) => !found.includes(each)).map((each) => `${name} has to serve ${each.name}.`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `${name} may not serve ${each.name}.`),
  ];
});
const tooLong = globSync('lambdas/*/*handlers.ts', { cwd: root }).flatMap((path) => {
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
  return lines > MAX_LINES ? [`${path} has ${lines} lines, a file of handlers at most ${MAX_LINES}.`] : [];
});

const complaints = [...misplaced, ...tooLong];
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
