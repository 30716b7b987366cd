/** A visitor's walk through the site, over the internet: the part of the smoke test that reads. */
import * as z from 'zod/mini';
import { getHome } from '#shared/home/endpoints.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { logger } from '../core/logger.ts';

/** Milliseconds for one request: a cold function behind a cold edge needs some of it. */
const PATIENCE = 8_000;

/** Pages that visitors come to first, besides the home page and those of posts. */
const PAGES = ['/marketplace', '/fishermen', '/login'] as const;

interface Step {
  name: string;
  run: () => Promise<void>;
}

/**
 * Opens pages, a file of the app and the newest pledge.
 * @param origins of both sites; one that comes twice is walked once
 * @throws Error with the failed steps. Their reasons are in the log.
 */
export async function walkSite(origins: readonly string[]): Promise<void> {
  const failed: string[] = [];
  for (const origin of new Set(origins)) {
    for (const { name, run } of stepsAt(origin)) {
      try {
        await run();
      } catch (error) {
        failed.push(`${origin} ${name}`);
        logger.error('a step of the walk failed', { origin, step: name, error });
      }
    }
  }
  if (failed.length > 0) throw new Error(`Not served: ${failed.join('; ')}.`);
}

function stepsAt(origin: string): Step[] {
  return [
    ...PAGES.map((path) => ({ name: path, run: async () => void (await readPage(origin, path)) })),
    { name: 'the home page and its files', run: () => readHome(origin) },
    { name: '/config.json', run: async () => void (await (await read(origin, '/config.json')).json()) },
    { name: '/robots.txt', run: async () => void (await read(origin, '/robots.txt')) },
    { name: 'the newest pledge', run: () => readNewestPledge(origin) },
  ];
}

async function readHome(origin: string): Promise<void> {
  const [, path] = /"(\/assets\/[^"]+\.(?:js|css))"/.exec(await readPage(origin, '/')) ?? [];
  if (path === undefined) throw new Error('The page names no file.');
  await read(origin, path);
}

async function readNewestPledge(origin: string): Promise<void> {
  const answer: unknown = await (await read(origin, `/api${getHome.path}`)).json();
  const [newest] = z.parse(getHome.answer, answer).recentPledges;
  if (newest) await readPage(origin, pagePath({ kind: 'pledge', id: newest.id }));
}

/** @throws Error for the shell too, which the edge serves in place of a page that could not be rendered */
async function readPage(origin: string, path: string): Promise<string> {
  const page = await (await read(origin, path)).text();
  if (!/<h1[\s>]/.test(page)) throw new Error('The page was not rendered.');
  return page;
}

async function read(origin: string, path: string): Promise<Response> {
  const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  if (response.status !== 200) throw new Error(`It was answered with ${response.status}.`);
  return response;
}
