import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { staticCacheControl, staticContentType } from '#shared/deployment/static-files.ts';
import { type Answer, textAnswer } from './answer.ts';
import { compress, isCompressible } from './compress.ts';
import { pathOf } from './target.ts';

export interface StaticSite {
  answer(message: IncomingMessage): Promise<Answer>;
  /** Compresses every file before the first request. */
  prepare(): Promise<void>;
}

/**
 * The files of a built web app, cached in memory after the first read. Only files that exist at the start are served,
 * so no path leads outside.
 * @param directory can be missing; then every path is 404
 * @throws Error for a file that has no content type
 */
export function openStaticSite(directory: string): StaticSite {
  const files = new Map<string, Promise<Answer> | undefined>();
  if (existsSync(directory)) {
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name).slice(directory.length);
      // Throws for a kind of file that can't be deployed, so that the mistake is found here.
      staticContentType(path);
      files.set(path, undefined);
    }
  }

  const read = (path: string): Promise<Answer> => {
    const loading = files.get(path) ?? loadFile(directory, path);
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

/**
 * By content and encoding. Tests start many clouds in one process, which serve the same files, and the best compression
 * of all of them takes seconds.
 */
const compressed = new Map<string, Promise<Buffer>>();

async function loadFile(directory: string, path: string): Promise<Answer> {
  const body = await readFile(join(directory, path));
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
      const result = compressed.get(key) ?? compress(body, encoding, 'once');
      compressed.set(key, result);
      return result;
    },
  };
}
