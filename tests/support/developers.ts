/** Programs on /developers, run as they are written there. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { type Language, pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';

const run = promisify(execFile);

type Variables = Readonly<Record<string, string>>;

/** Returns the programs of the page, by their ids. */
export async function programsIn(
  cloud: LocalCloud,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const html = await (await cloud.request(pathIn(language, PATHS.developers))).text();
  const found = html.matchAll(/<pre id="([^"]+)"[^>]*><code>(.*?)<\/code><\/pre>/gs);
  return new Map([...found].map(([, id = '', text = '']) => [id, asText(text)]));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };
const asText = (html: string) => html.replace(/&([\w#]+);/g, (_, name: string) => ENTITIES[name] ?? '');

/** @returns what it printed @throws Error if it fails */
export async function runInShell(program: string, variables: Variables): Promise<string> {
  const env = { PATH: process.env.PATH, ...variables };
  return (await run('bash', ['-euo', 'pipefail', '-c', program], { env })).stdout;
}

/** Runs TypeScript in a folder in which it finds the packages of this repository. @returns what it printed */
export async function runTypeScript(
  files: Readonly<Record<string, string>>,
  variables: Variables,
  { isChecked = false } = {},
): Promise<string> {
  const folder = mkdtempSync(join('dist', 'program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  if (isChecked) await run('node_modules/.bin/tsc', [...CHECKED, ...paths]);
  const env = { PATH: process.env.PATH, ...variables };
  return (await run(process.execPath, ['--no-warnings', ...paths.slice(-1)], { env })).stdout;
}

const CHECKED = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--ignoreConfig'],
  ...['--target', 'es2024', '--module', 'nodenext', '--types', 'node'],
];
