/** A release whose function fails: it has to go back by itself, and its pages with it. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { ROOT } from '#bin/command.ts';
import { EMULATOR_REGION } from '#bin/deploy/emulator-environment.ts';
import type { StackOutputs } from '#bin/deploy/stack-outputs.ts';
import { functionsOf, isReleased } from '#bin/release/functions.ts';
import { stackName } from '#lib/app.ts';
import { getHealth } from '#shared/site/system-endpoints.ts';
import { siteAt } from './site.ts';

const BROKEN = `export const handler = async () => { throw new Error('This release fails on purpose.'); };\n`;
const MARK = '<!-- of the release that fails -->';
/**
 * @param built the folder of the built functions
 * @param release deploys what is built, and goes back when it does not prove good
 */
export async function tryBadRelease(
  built: string,
  release: () => Promise<void>,
  outputs: StackOutputs,
  say: (line: string) => void,
): Promise<void> {
  const site = siteAt(outputs.ConsumerOrigin);
  const before = await (await site.request('/')).text();
  const restore = [
    change(join(built, 'public-api/index.mjs'), () => BROKEN),
    change(join(ROOT, 'dist/web/index.html'), (html) => html + MARK),
  ];
  try {
    await assert.rejects(release, /1 steps? of the smoke test failed: .* The site is back at /);
  } finally {
    for (const undo of restore) undo();
  }
  assert.equal((await site.call(getHealth)).status, 200);
  const page = await (await site.request('/')).text();
  assert.ok(!page.includes(MARK));
  assert.deepEqual(filesOf(page), filesOf(before));
  for (const file of filesOf(page)) assert.equal((await site.request(file)).status, 200, file);
  // A change of a secret would release the bad code otherwise.
  const functions = await functionsOf(EMULATOR_REGION, stackName('local'));
  assert.ok(await isReleased(new LambdaClient({ region: EMULATOR_REGION }), functions));
  say('  ok  a release that fails goes back by itself, and its pages with it');
}

/** The files that a page names. */
function filesOf(page: string): string[] {
  return [...new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))].sort();
}

/** @returns a function that undoes it */
function change(file: string, by: (text: string) => string): () => void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, by(text));
  return () => writeFileSync(file, text);
}
