/** Lines in logs that fail the tests of a local cloud. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { personalLines } from '#tests/support/cloud/personal-lines.ts';

function linesIn(line: string): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'creel-logs-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'member-api.log'), `{"level":"INFO"}\n${line}\n`);
  return personalLines(directory, ['Ruth Alder']);
}

it.each([
  ['a name', '{"message":"posted by Ruth Alder"}'],
  ['an email address', '{"to":"ruth@creel.example"}'],
  ['a phone number', '{"contact":"(207) 555-0142"}'],
  ['a phone number', '{"contact":"+12075550142"}'],
  ['a token', '{"authorization":"Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"}'],
  ['an API key', '{"key":"creel_WsFmEktu_3kTMd9xQ0a"}'],
  ['a query string', '{"path":"/api/catches?near=04101"}'],
  ['a position', '{"lat":43.6591,"lng":-70.2568}'],
])('%s is found', (what, line) => {
  expect(linesIn(line)).toEqual([`member-api.log has ${what}: ${line}`]);
});

it.each([
  '{"message":"request","endpoint":"createCatch","milliseconds":43.65123}',
  '{"stack":"Error: no table\\n at file:///dist/local/member-api/index.mjs:12:34"}',
  '{"requestId":"01ARZ3NDEKTSV4RRFFQ69G5FAV","postId":"01ARZ3NDEKTSV4RRFFQ69G5FAW"}',
])('ids, endpoints, durations and stacks are not: %s', (line) => {
  expect(linesIn(line)).toEqual([]);
});
