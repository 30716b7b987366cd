/** What the local cloud keeps in place of what AWS would give a deployment. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSecrets } from '#local/secrets.ts';

it('keeps its secrets, and makes those that another version had not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'creel-secrets-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'secrets.json');
  const first = openSecrets(file);
  expect(openSecrets(file)).toEqual(first);
  const { stageSecret: _stageSecret, ...others } = first;
  writeFileSync(file, JSON.stringify(others));
  const completed = openSecrets(file);
  expect(completed).toMatchObject(others);
  expect(completed.stageSecret).not.toBe('');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(completed);
});
