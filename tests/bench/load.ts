import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LoadResult } from './load-client.ts';

interface Load {
  clients: number;
  seconds: number;
}

/** Measures an address under clients that request it over and over. @throws when one of its replies is a failure */
export async function load(url: string, { clients, seconds }: Load): Promise<LoadResult> {
  const client = fileURLToPath(new URL('./load-client.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [client, url, `${clients}`, `${seconds}`]);
  const result: LoadResult = JSON.parse(stdout);
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return result;
}
