/** The local cloud's secrets, in place of those that AWS gives to a deployment. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSecrets } from '#local/secrets.ts';

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'creel-secrets-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'secrets.json');
}

it('keeps its secrets, and makes those that another version had not', () => {
  const file = newFile();
  const first = openSecrets(file);
  expect(openSecrets(file)).toEqual(first);
  const { stageSecret: _stageSecret, ...others } = first;
  writeFileSync(file, JSON.stringify(others));
  const completed = openSecrets(file);
  expect(completed).toMatchObject(others);
  expect(completed.stageSecret).not.toBe('');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(completed);
});

it.each(['{', '[]', '{"userPoolName":1}'])(
  'says what to do when what it kept is no more what it was: %s',
  (text) => {
    const file = newFile();
    writeFileSync(file, text);
    expect(() => openSecrets(file)).toThrow(`${file} is damaged. Remove the folder it is in to start anew.`);
  },
);
