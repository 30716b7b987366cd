import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { staticCacheControl, staticContentType } from '#shared/deployment/static-files.ts';
import { type Answer, textAnswer } from './answer.ts';
import { compress, type Encoding, isCompressible } from './compress.ts';
import { pathOf } from './target.ts';

interface StaticSiteOptions {
  webDirectory: string;
  compressedDirectory: string;
}

export interface StaticSite {
  answer(message: IncomingMessage): Promise<Answer>;
  /** Compresses every file before the first request. */
  prepare(): Promise<void>;
}

/**
 * The files of a built web app, cached in memory after the first read. Only files that exist at the start are served,
 * so no path leads outside.
 * @param webDirectory can be missing; then every path is 404
 * @param compressedDirectory is created when it is first needed
 * @throws Error for a file that has no content type
 */
export function openStaticSite({ webDirectory, compressedDirectory }: StaticSiteOptions): StaticSite {
  const files = new Map<string, Promise<Answer> | undefined>();
  if (existsSync(webDirectory)) {
    for (const entry of readdirSync(webDirectory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name).slice(webDirectory.length);
      // Throws for a kind of file that can't be deployed, so that the mistake is found here.
      staticContentType(path);
      files.set(path, undefined);
    }
  }

  const read = (path: string): Promise<Answer> => {
    const loading = files.get(path) ?? loadFile({ webDirectory, compressedDirectory }, path);
    files.set(path, loading);
    return loading;
  };

  return {
    async answer({ method, url }) {
      if (method !== 'GET' && method !== 'HEAD') return textAnswer(405, 'Method not allowed\n');
      const path = decoded(pathOf(url));
      if (path === undefined) return textAnswer(400, 'Bad request\n');
      return files.has(path) ? await read(path) : textAnswer(404, 'Not found\n');
    },
    async prepare() {
      for (const path of files.keys()) {
        const { headers, body, encoded } = await read(path);
        if (isCompressible(headers['content-type'], body.length)) await encoded?.('br');
      }
    },
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** By content and encoding, since tests start many clouds in one process, which serve the same files. */
const compressed = new Map<string, Promise<Buffer>>();

async function loadFile(
  { webDirectory, compressedDirectory }: StaticSiteOptions,
  path: string,
): Promise<Answer> {
  const body = await readFile(join(webDirectory, path));
  const hash = createHash('sha256').update(body).digest('base64url');
  return {
    status: 200,
    headers: {
      'content-type': staticContentType(path),
      'cache-control': staticCacheControl(path),
      etag: `"${hash.slice(0, 22)}"`,
    },
    body,
    encoded: (encoding) => {
      const key = `${hash} ${encoding}`;
      const result =
        compressed.get(key) ?? compressOnce(join(compressedDirectory, `${hash}.${encoding}`), body, encoding);
      compressed.set(key, result);
      return result;
    },
  };
}

/**
 * Compresses as well as possible. For the whole app that takes 20 seconds of processor time, so the result is kept.
 * @param file with the result, of an earlier start or from now on
 */
async function compressOnce(file: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const result = await compress(body, encoding, 'once');
  // Without it the next start compresses again.
  await writeWhole(file, result).catch(() => undefined);
  return result;
}

/** Another process may read the file meanwhile, or write the same. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const fresh = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(fresh, content);
  await rename(fresh, file);
}
