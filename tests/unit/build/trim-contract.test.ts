import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { afterEach, describe, expect, it } from 'vitest';
import { trimContractForCallers, trimContractForFunctions } from '#bin/build/trim-contract.ts';

const ENDPOINTS = `
import { defineEndpoint } from './endpoint.ts';
const schema = (made: string) => { console.log(made); return made; };
const onlyAnswered = schema('of a card');
export const readPost = defineEndpoint({
  name: 'readPost',
  params: schema('of params'),
  summary: 'What it does',
  answer: [onlyAnswered, schema('of an answer')] as const,
});`;
const DEFINE = 'export function defineEndpoint<const D>(definition: D): D { return definition; }';

const root = mkdtempSync(join(tmpdir(), 'creel-trim-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The bundle of an endpoint after trimming. */
async function bundled(trim: (shared: string) => Plugin, endpoints = ENDPOINTS): Promise<string> {
  mkdirSync(join(root, 'shared'), { recursive: true });
  writeFileSync(join(root, 'shared/endpoint.ts'), DEFINE);
  writeFileSync(join(root, 'shared/endpoints.ts'), endpoints);
  writeFileSync(join(root, 'entry.ts'), "export { readPost } from './shared/endpoints.ts';");
  const { output } = await build({
    input: join(root, 'entry.ts'),
    plugins: [trim(join(root, 'shared/'))],
    write: false,
    logLevel: 'silent',
  });
  return output[0].code;
}

describe('the contract in a bundle', () => {
  it('of a function contains no response schemas and nothing that only they need', async () => {
    const code = await bundled(trimContractForFunctions);
    expect(code).toContain('of params');
    for (const left of ['of an answer', 'of a card', 'What it does']) expect(code).not.toContain(left);
  });

  it('of the web app contains no schemas', async () => {
    const code = await bundled(trimContractForCallers);
    expect(code).toContain('readPost');
    expect(code).not.toContain('of params');
  });

  it('stops the build for an endpoint in which nothing would be found', async () => {
    const otherwise = ENDPOINTS.replace('defineEndpoint({', 'defineEndpoint(declared = {').replace(
      'export const readPost',
      'let declared;\nexport const readPost',
    );
    const spread = ENDPOINTS.replace("params: schema('of params')", "...{ params: schema('of params') }");
    for (const each of [otherwise, spread])
      await expect(bundled(trimContractForFunctions, each)).rejects.toThrow(/not declared as/);
  });
});
