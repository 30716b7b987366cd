import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getHealth } from '#shared/site/system-endpoints.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

/** Answers with what the caller says. */
const ECHO = `export const handler = async ({ headers }) =>
  ({ statusCode: Number(headers['x-status']), headers: { 'content-type': 'application/json' }, body: headers['x-answer'] });`;

let cloud: LocalCloud;
let functionsDirectory: string;

beforeAll(async () => {
  functionsDirectory = mkdtempSync(join(tmpdir(), 'creel-functions-'));
  mkdirSync(join(functionsDirectory, 'public-api'));
  writeFileSync(join(functionsDirectory, 'public-api/index.mjs'), ECHO);
  cloud = await startLocalCloud(undefined, { functionsDirectory });
});
afterAll(async () => {
  await cloud.stop();
  rmSync(functionsDirectory, { recursive: true });
});

const answered = (answer: string, status = 200) =>
  cloud.call(getHealth, { headers: { 'x-answer': answer, 'x-status': String(status) } });

describe("a function's reply in the local cloud", () => {
  it('goes out when it keeps the contract', async () => {
    const health = { status: 'ok', version: '1', stage: 'local' };
    expect((await answered(JSON.stringify(health))).body).toEqual(health);
  });

  it.each([
    ['{"status":"ok","version":1,"stage":"local"}', /getHealth breaks its contract:\s[\s\S]*version/],
    ['{"status":"ok"}', /getHealth breaks its contract:\s[\s\S]*stage/],
    ['not JSON', /getHealth breaks its contract/],
  ])('is refused with 500, and told, when it breaks it: %s', async (answer, told) => {
    const { status, error } = await answered(answer);
    expect([status, error.code]).toEqual([500, 'internal']);
    expect(cloud.failures.splice(0)).toEqual([expect.stringMatching(told)]);
  });

  it('is not held against the contract when it is a refusal', async () => {
    expect(
      (await answered('{"error":{"code":"conflict","message":"No.","requestId":"1"}}', 409)).status,
    ).toBe(409);
  });
});
