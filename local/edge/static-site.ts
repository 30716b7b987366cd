import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { staticCacheControl } from '#shared/static-cache.ts';
import { type Answer, textAnswer } from './answer.ts';
import { compress, type Encoding, isCompressible } from './compress.ts';
import { pathOf } from './target.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css;charset=UTF-8',
  '.html': 'text/html;charset=UTF-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript;charset=UTF-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=UTF-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface StaticSite {
  answer(message: IncomingMessage): Promise<Answer>;
  /** Compresses every file before it is asked for. */
  prepare(): Promise<void>;
}

/**
 * The files of a built web app, kept in memory once read. Only files that were there at the start are served, so no path leads out.
 * @param directory may be absent: then every path is 404
 */
export function openStaticSite(directory: string): StaticSite {
  const files = new Map<string, Promise<Answer> | undefined>();
  if (existsSync(directory)) {
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.set(join(entry.parentPath, entry.name).slice(directory.length), undefined);
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

async function loadFile(directory: string, path: string): Promise<Answer> {
  const body = await readFile(join(directory, path));
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    status: 200,
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': staticCacheControl(path),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
    body,
    encoded: (encoding) => {
      const result = compressed.get(encoding) ?? compress(body, encoding, 'once');
      compressed.set(encoding, result);
      return result;
    },
  };
}
