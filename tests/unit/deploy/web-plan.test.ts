import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planUpload } from '#bin/deploy/web-plan.ts';

const config = {
  stage: 'prod',
  region: 'us-east-1',
  userPoolId: 'us-east-1_Creel',
  userPoolClientId: 'client',
  origins: { consumer: 'https://creel.example', community: 'https://community.creel.example' },
};

function built(files: readonly string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'creel-web-'));
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), file);
  }
  return directory;
}

const plan = (...files: string[]) => planUpload(built(files), config);

describe('the upload of the built app', () => {
  it('caches files with a hash in their name forever, and revalidates all others', () => {
    const headers = plan(
      'index.html',
      'favicon.svg',
      'sw.js',
      'assets/app-1a2b.js',
      'assets/app-1a2b.css',
    ).map(({ key, contentType, cacheControl }) => [key, contentType, cacheControl]);
    const forEver = 'public, max-age=31536000, immutable';
    const again = 'public, max-age=0, must-revalidate';
    expect(headers).toEqual([
      ['assets/app-1a2b.css', 'text/css; charset=utf-8', forEver],
      ['assets/app-1a2b.js', 'text/javascript; charset=utf-8', forEver],
      ['config.json', 'application/json', again],
      ['favicon.svg', 'image/svg+xml', again],
      ['index.html', 'text/html; charset=utf-8', again],
      ['sw.js', 'text/javascript; charset=utf-8', again],
    ]);
  });

  it('uploads the service worker last, so that it never caches the previous page under its version', () => {
    const keys = plan('sw.js', 'manifest.webmanifest', 'index.html', 'assets/z.js').map(({ key }) => key);
    expect(keys.slice(-2)).toEqual(['index.html', 'sw.js']);
  });

  it('uploads pages after their files, so that no page has missing files', () => {
    const keys = plan('index.html', 'community.html', 'assets/z.js').map(({ key }) => key);
    expect(keys).toEqual(['assets/z.js', 'config.json', 'community.html', 'index.html']);
  });

  it('contains the user pool of the site for browsers', () => {
    const file = plan('index.html').find(({ key }) => key === 'config.json');
    expect(JSON.parse(String(file?.body))).toEqual(config);
  });

  it('is refused without a build', () => {
    expect(() => plan('assets/app.js')).toThrow(/ holds no built app\.$/);
  });

  it('is refused with a file of an unknown type', () => {
    expect(() => plan('index.html', 'notes.docx')).toThrow('notes.docx is of a kind');
  });
});
