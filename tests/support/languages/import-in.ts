import { join } from 'node:path';
import { build } from 'rolldown';
import type { Language } from '#shared/languages.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Imports a module as a build of a language has it. @param file from the root of the repository */
export async function importIn<Module>(language: Language, file: string): Promise<Module> {
  const { output } = await build({
    cwd: ROOT,
    input: file,
    platform: 'node',
    resolve: { alias: { '#words': join(ROOT, 'shared/words', language) } },
    logLevel: 'silent',
    write: false,
  });
  return await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}
