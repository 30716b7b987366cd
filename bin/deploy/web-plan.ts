/** The destination and the cache period of each file of the built app. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import { staticCacheControl, staticContentType } from '#shared/deployment/static-files.ts';

export interface PlannedFile {
  /** The key in the bucket, without a slash at the beginning. */
  key: string;
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** The ETag that S3 returns for a file with these bytes: MD5, in hexadecimal. */
  digest: string;
}

/**
 * Lists the files in upload order: first those that no page names yet, then those that pages request by a fixed name, then pages, and the service
 * worker last. This way nobody gets a page whose files are missing, and no worker caches an old page as the new one.
 * @param directory absolute path of the built app
 * @throws Error when there is no built app, or a file of a kind that has no content type
 */
export function planUpload(directory: string, config: SiteConfig): PlannedFile[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((key) => plannedFile(key, readFileSync(join(directory, key))));
  if (!files.some(({ key }) => key === 'index.html')) throw new Error(`${directory} holds no built app.`);
  return [...files, plannedConfig(config)].sort(
    (a, b) => turnOf(a.key) - turnOf(b.key) || a.key.localeCompare(b.key),
  );
}

/** @returns the turn of a file; files with the same turn can be uploaded together */
export function turnOf(key: string): number {
  if (key.startsWith('assets/')) return 0;
  if (key === 'sw.js') return 3;
  return key.endsWith('.html') ? 2 : 1;
}

export const plannedConfig = (config: SiteConfig): PlannedFile =>
  plannedFile('config.json', Buffer.from(JSON.stringify(config)));

export function plannedFile(key: string, body: Buffer): PlannedFile {
  const contentType = staticContentType(key);
  const digest = createHash('md5').update(body).digest('hex');
  return { key, body, contentType, cacheControl: staticCacheControl(`/${key}`), digest };
}
